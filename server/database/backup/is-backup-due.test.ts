import { expect, test } from "vitest";
import { isBackupDue } from "./is-backup-due.ts";

const at = (time: string) => new Date(time);

test("a shop without a backup is due for one at once", () => {
  expect(isBackupDue([], at("2026-11-21T20:00:00Z"))).toBe(true);
});

test("once a night, after three in the morning in Ecuador", () => {
  const taken = [at("2026-11-20T08:00:05Z")];
  expect(isBackupDue(taken, at("2026-11-21T07:59:59Z"))).toBe(false);
  expect(isBackupDue(taken, at("2026-11-21T08:00:00Z"))).toBe(true);
  expect(isBackupDue([...taken, at("2026-11-21T08:00:00Z")], at("2026-11-21T08:10:00Z"))).toBe(
    false,
  );
});

test("a backup from the future, left by a wrong clock, is no reason to make none", () => {
  const future = at("2031-01-01T08:00:00Z");
  expect(isBackupDue([future], at("2026-11-21T08:00:00Z"))).toBe(true);
  expect(isBackupDue([future, at("2026-11-21T08:00:05Z")], at("2026-11-21T09:00:00Z"))).toBe(false);
});
