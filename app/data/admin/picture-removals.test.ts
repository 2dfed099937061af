// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import {
  finishEarlierRemovals,
  finishRemoval,
  forgetRemoval,
  rememberRemoval,
} from "./picture-removals.ts";
import { removeUnusedPictures } from "./pictures.ts";

vi.mock("./pictures.ts", () => ({ removeUnusedPictures: vi.fn(async () => {}) }));

const remove = vi.mocked(removeUnusedPictures);

const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => {
  localStorage.clear();
  remove.mockClear();
});

test("removes an earlier window's pictures once", async () => {
  rememberRemoval(["a", "b"], 1000);
  rememberRemoval(["c"], 50_000);
  await finishEarlierRemovals(DAY_MS);
  expect(remove).not.toHaveBeenCalled();
  await finishEarlierRemovals(DAY_MS + 2000);
  await finishEarlierRemovals(DAY_MS + 2000);
  expect(remove.mock.calls).toEqual([[["a", "b"]]]);
  await finishEarlierRemovals(DAY_MS + 60_000);
  expect(remove).toHaveBeenLastCalledWith(["c"]);
  expect(localStorage.length).toBe(0);
});

test("keeps the pictures of an undone deletion", async () => {
  rememberRemoval(["a"], 0);
  forgetRemoval(["a"]);
  await finishEarlierRemovals(2 * DAY_MS);
  expect(remove).not.toHaveBeenCalled();
});

test("retries a failed removal later", async () => {
  rememberRemoval(["a"], 0);
  remove.mockRejectedValueOnce(new Error("offline"));
  await expect(finishRemoval(["a"])).rejects.toThrow("offline");
  await finishEarlierRemovals(2 * DAY_MS);
  expect(remove).toHaveBeenCalledTimes(2);
});

test.each(["{", '"text"', '[{"urls":"a"}]'])("ignores unreadable %s", async (text) => {
  localStorage.setItem("gemma-luce-admin-removals", text);
  await finishEarlierRemovals(2 * DAY_MS);
  expect(remove).not.toHaveBeenCalled();
});
