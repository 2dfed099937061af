import { expect, test } from "vitest";
import { isExcludedFromBackups } from "./data-folder.ts";

test.each(["socket.json", "socket.json.draft", "in-use-by.json", "restored.json", ".restoring"])(
  "leaves %s of this machine or this run out of backups",
  (name) => {
    expect(isExcludedFromBackups(name)).toBe(true);
  },
);

test.each(["database", "storage", "outbox", "secrets.json"])("keeps %s in backups", (name) => {
  expect(isExcludedFromBackups(name)).toBe(false);
});
