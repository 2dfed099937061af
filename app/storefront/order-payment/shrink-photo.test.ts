// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from "vitest";
import { PictureError } from "#app/domain/picture/picture-upload.ts";
import { renderPicture } from "#app/ui/render-picture.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

vi.mock("#app/ui/render-picture.ts");

const LARGE = 8 * 1024 * 1024;

const fileOf = (bytes: number, type: string) =>
  new File([new Uint8Array(bytes)], "IMG_1", { type });
const jpegOf = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });

beforeEach(() => void vi.mocked(renderPicture).mockReset());

test.each(["image/jpeg", "image/png", "image/heic"])("shrinks a large %s", async (type) => {
  vi.mocked(renderPicture).mockResolvedValue(jpegOf(300_000));
  const { name, type: rendered, size } = await shrinkPhoto(fileOf(LARGE, type));
  expect({ name, rendered, size }).toEqual({
    name: "IMG_1",
    rendered: "image/jpeg",
    size: 300_000,
  });
  expect(renderPicture).toHaveBeenCalledWith(expect.any(File), {
    maxSide: 2000,
    tall: { width: 720, height: 7200 },
    quality: 0.85,
  });
});

test.each([
  ["a PDF", LARGE, "application/pdf"],
  ["a file of unknown type", LARGE, ""],
  ["a small photo", 500_000, "image/jpeg"],
])("keeps %s", async (_what, bytes, type) => {
  const file = fileOf(bytes, type);
  expect(await shrinkPhoto(file)).toBe(file);
  expect(renderPicture).not.toHaveBeenCalled();
});

test("keeps a photo that would not become smaller", async () => {
  vi.mocked(renderPicture).mockResolvedValue(jpegOf(LARGE));
  const file = fileOf(LARGE, "image/jpeg");
  expect(await shrinkPhoto(file)).toBe(file);
});

test("keeps a photo that the browser cannot decode", async () => {
  vi.mocked(renderPicture).mockRejectedValue(new PictureError("load"));
  const file = fileOf(LARGE, "image/heic");
  expect(await shrinkPhoto(file)).toBe(file);
});
