// @vitest-environment happy-dom

import { expect, test, vi } from "vitest";
import { renderPicture } from "./render-picture.ts";

test("reads pictures also where `from-image` is no value of `imageOrientation`", async () => {
  vi.stubGlobal("createImageBitmap", async (_file: File, options?: ImageBitmapOptions) => {
    if (options?.imageOrientation === "from-image") throw new TypeError("Not an ImageOrientation");
    return { width: 40, height: 20, close() {} };
  });
  const jpeg = new Blob(["picture"], { type: "image/jpeg" });
  const context = { fillRect() {}, drawImage() {} };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(jpeg));
  expect(await renderPicture(new File([], "dress.jpg"))).toBe(jpeg);
});
