// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import {
  finishEarlierRemovals,
  finishRemoval,
  forgetRemoval,
  rememberRemoval,
} from "./admin-picture-removals.ts";
import { removeUnusedPictures } from "./admin-pictures.ts";

vi.mock("./admin-pictures.ts", () => ({ removeUnusedPictures: vi.fn(async () => {}) }));

const remove = vi.mocked(removeUnusedPictures);

beforeEach(() => {
  localStorage.clear();
  remove.mockClear();
});

test("what an earlier window left behind is removed once", async () => {
  rememberRemoval(["a", "b"], 1000);
  rememberRemoval(["c"], 50_000);
  await finishEarlierRemovals(52_000);
  await finishEarlierRemovals(52_000);
  expect(remove.mock.calls).toEqual([[["a", "b"]]]);
  await finishEarlierRemovals(70_000);
  expect(remove).toHaveBeenLastCalledWith(["c"]);
  expect(localStorage.length).toBe(0);
});

test("a deletion that was taken back keeps its pictures", async () => {
  rememberRemoval(["a"], 0);
  forgetRemoval(["a"]);
  await finishEarlierRemovals(1_000_000);
  expect(remove).not.toHaveBeenCalled();
});

test("a removal that failed is tried again later", async () => {
  rememberRemoval(["a"], 0);
  remove.mockRejectedValueOnce(new Error("offline"));
  await expect(finishRemoval(["a"])).rejects.toThrow("offline");
  await finishEarlierRemovals(1_000_000);
  expect(remove).toHaveBeenCalledTimes(2);
});

test.each(["{", '"text"', '[{"urls":"a"}]'])("unreadable %s is ignored", async (text) => {
  localStorage.setItem("gemma-luce-admin-removals", text);
  await finishEarlierRemovals(1_000_000);
  expect(remove).not.toHaveBeenCalled();
});
