import { expect, test } from "vitest";
import {
  acceptedCount,
  canConvert,
  fittedSize,
  movedTo,
  nextProgress,
  problemOfFile,
} from "./picture-upload.ts";

const MB = 1024 * 1024;

test.each([
  ["image/jpeg", 5 * MB, null],
  ["image/jpg", 1, null],
  ["image/png", 1, null],
  ["image/webp", 1, null],
  ["image/gif", 1, "format"],
  ["", 1, "format"],
  ["text/plain", 6 * MB, "format"],
  ["image/png", 5 * MB + 1, "size"],
] as const)("%s of %i bytes: %s", (type, size, problem) => {
  expect(problemOfFile({ type, size })).toBe(problem);
});

test.each([
  ["size", { type: "image/jpeg", name: "phone.jpg" }, true],
  ["format", { type: "image/heic", name: "IMG_1.HEIC" }, true],
  ["format", { type: "", name: "IMG_1.heif" }, true],
  ["format", { type: "image/gif", name: "IMG_1.heic" }, false],
  ["format", { type: "", name: "heic.txt" }, false],
  ["load", { type: "image/heic", name: "IMG_1.HEIC" }, false],
  ["heic", { type: "image/heic", name: "IMG_1.HEIC" }, false],
] as const)("after the problem %s, %j may be converted: %s", (problem, file, expected) => {
  expect(canConvert(problem, file)).toBe(expected);
});

test.each([
  [
    { width: 3000, height: 4000 },
    { width: 900, height: 1200 },
  ],
  [
    { width: 4000, height: 3000 },
    { width: 1200, height: 900 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 1, height: 5000 },
    { width: 1, height: 1200 },
  ],
])("scales %j to %j", (size, fitted) => {
  expect(fittedSize(size, 1200)).toEqual(fitted);
});

test.each([
  [1080, 9000, { width: 720, height: 6000 }],
  [1080, 14_400, { width: 540, height: 7200 }],
  [1080, 2400, { width: 900, height: 2000 }],
  [9000, 1080, { width: 2000, height: 240 }],
])("keeps a tall picture wide: %i x %i", (width, height, fitted) => {
  expect(fittedSize({ width, height }, 2000, { width: 720, height: 7200 })).toEqual(fitted);
});

test("increases progress by ten up to ninety", () => {
  const steps = [0];
  for (let step = 0; step < 12; step += 1) steps.push(nextProgress(steps.at(-1) ?? 0));
  expect(steps.slice(0, 4)).toEqual([0, 10, 20, 30]);
  expect(steps.at(-1)).toBe(90);
});

test("ignores files above the limit", () => {
  expect(acceptedCount(3, 4, 5)).toBe(2);
  expect(acceptedCount(5, 1, 5)).toBe(0);
  expect(acceptedCount(0, 3, 5)).toBe(3);
});

test("moves an entry", () => {
  expect(movedTo(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(movedTo(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(movedTo(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(movedTo(["a", "b"], 0, 2)).toEqual(["a", "b"]);
});
