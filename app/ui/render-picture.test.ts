// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PRODUCT_RENDERING } from "#app/domain/picture/picture-upload.ts";
import { measurePicture, renderPicture } from "./render-picture.ts";

const jpeg = new Blob(["picture"], { type: "image/jpeg" });

/** Give the colors that a canvas is read to have, pixel by pixel. */
function readFromCanvas(color: number[]) {
  const data = Array.from({ length: 16 }, () => color).flat();
  const context = { fillRect() {}, drawImage() {}, getImageData: () => ({ data }) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
}

beforeEach(() => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 40, height: 20, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(jpeg));
});

afterEach(() => vi.restoreAllMocks());

test.each([
  ["the picture of a canvas", [200, 100, 50, 255], jpeg.size],
  ["that of a canvas with slightly changed colors", [203, 98, 50, 255], jpeg.size],
  ["the file where a canvas gives noise", [17, 211, 96, 255], 4],
])("uploads %s", async (_, color, size) => {
  readFromCanvas(color);
  expect((await renderPicture(new File(["file"], "dress.jpg"), PRODUCT_RENDERING)).size).toBe(size);
});

test("reads pictures also where `from-image` is no value of `imageOrientation`", async () => {
  vi.stubGlobal("createImageBitmap", async (_file: File, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation === "from-image") throw new TypeError("Not an ImageOrientation");
    return { width: 40, height: 20, close() {} };
  });
  readFromCanvas([200, 100, 50, 255]);
  expect(await renderPicture(new File([], "dress.jpg"), PRODUCT_RENDERING)).toBe(jpeg);
});

test("measures a picture as it will be stored", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 3000, height: 1000, close() {} }));
  expect(await measurePicture(jpeg, 1200)).toEqual({ width: 1200, height: 400 });
});
