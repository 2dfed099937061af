// @vitest-environment happy-dom

import { act, useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeUnusedPictures, storePicture } from "#app/data/admin/pictures.ts";
import { PictureError, PRODUCT_RENDERING } from "#app/domain/picture/picture-upload.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { measurePicture, renderPicture } from "#app/ui/render-picture.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { PicturesField } from "./pictures-field.tsx";
import { usePictureUploads } from "./use-picture-uploads.ts";

vi.mock("#app/data/admin/pictures.ts");
vi.mock("#app/ui/render-picture.ts");

const A = "/plates/a-1200.jpg";
const B = "/plates/b-1200.jpg";
const C = "/plates/c-1200.jpg";

let images: string[];
let unmount = () => {};

function Form({ start }: { start: string[] }) {
  const [current, setCurrent] = useState(start);
  useEffect(() => {
    images = current;
  });
  const uploads = usePictureUploads({
    productId: "p",
    pictureCount: current.length,
    onStored: (path) => setCurrent((now) => [...now, path]),
  });
  return <PicturesField images={current} uploads={uploads} onChange={setCurrent} />;
}

async function openForm(start: string[]) {
  unmount = await mount(<Form start={start} />);
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(
    (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent) === name,
  );
  if (!found) throw new Error(`There is no button "${name}"`);
  return found;
}

const press = (name: string) =>
  act(async () => {
    button(name).focus();
    button(name).click();
  });
const shown = () => document.body.textContent ?? "";
const announced = () =>
  [...document.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent).join("");
const progress = () => document.querySelector("progress")?.value;

async function addFiles(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input");
  Object.defineProperty(input, "files", { value: files, configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
}

const photo = (name: string, type = "image/jpeg") => new File(["…"], name, { type });

beforeEach(() => {
  vi.mocked(renderPicture).mockResolvedValue(new Blob());
  vi.mocked(measurePicture).mockResolvedValue({ width: 800, height: 1200 });
  vi.mocked(storePicture).mockResolvedValue(C);
  vi.mocked(removeUnusedPictures).mockResolvedValue();
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

test("moves a picture by its arrows, keeps the focus on it and announces its position", async () => {
  await openForm([A, B, C]);
  expect(button("Move picture 1 forward").disabled).toBe(true);
  expect(button("Move picture 3 back").disabled).toBe(true);
  await press("Move picture 3 forward");
  expect(images).toEqual([A, C, B]);
  expect(document.activeElement).toBe(button("Move picture 2 forward"));
  await press("Move picture 2 forward");
  expect(images).toEqual([C, A, B]);
  expect(document.activeElement).toBe(button("Move picture 1 back"));
  expect(shown()).toContain("The picture is now number 1 of 3.");
  expect(document.querySelector("li")?.textContent).toContain("Main");
});

test("moves the focus to the next picture when one is removed, then to the upload", async () => {
  await openForm([A, B]);
  await press("Remove picture 1");
  expect(document.activeElement).toBe(button("Remove picture 1"));
  await press("Remove picture 1");
  expect(images).toEqual([]);
  expect(document.activeElement).toBe(document.querySelector("input[type=file]"));
});

test("announces a removal, not the move before it", async () => {
  await openForm([A, B, C]);
  await press("Move picture 2 forward");
  await press("Remove picture 1");
  expect(announced()).toBe("The picture was removed; 2 are left.");
  await press("Remove picture 1");
  expect(announced()).toBe("The picture was removed; 1 is left.");
  await addFiles(photo("front.jpg"));
  expect(announced()).toBe("The picture was removed; 1 is left.front.jpg was uploaded.");
});

test("moves a picture by drag and drop", async () => {
  await openForm([A, B, C]);
  const carried = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => carried.set(type, text),
    getData: (type: string) => carried.get(type) ?? "",
    files: [],
  };
  async function drag(kind: string, index: number) {
    const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
      dataTransfer,
    });
    await act(async () => document.querySelectorAll("li")[index]?.dispatchEvent(event));
    return event;
  }
  await drag("dragstart", 2);
  expect((await drag("dragover", 0)).defaultPrevented).toBe(true);
  await drag("drop", 0);
  expect(images).toEqual([C, A, B]);
});

test("ignores a drop of anything but a picture", async () => {
  await openForm([A, B]);
  const event = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
    dataTransfer: { getData: () => "https://elsewhere.example", files: [] },
  });
  await act(async () => document.querySelectorAll("li")[0]?.dispatchEvent(event));
  expect(images).toEqual([A, B]);
});

test("uploads a file that is dropped on a picture, which keeps its position", async () => {
  await openForm([A, B]);
  const file = photo("front.jpg");
  const event = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
    dataTransfer: { getData: () => "", files: [file] },
  });
  await act(async () => document.querySelectorAll("li")[1]?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(renderPicture).toHaveBeenCalledWith(file, PRODUCT_RENDERING);
  expect(images).toEqual([A, B, C]);
});

test("raises the progress by 10 up to 90, ends it with the upload and removes it after two seconds", async () => {
  vi.useFakeTimers();
  let finish = (_path: string) => {};
  vi.mocked(storePicture).mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  await openForm([A]);
  await addFiles(photo("front.jpg"));
  expect(progress()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(progress()).toBe(30);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(progress()).toBe(90);
  await act(async () => finish(C));
  expect(progress()).toBe(100);
  expect(images).toEqual([A, C]);
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(shown()).toContain("front.jpg");
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(shown()).not.toContain("front.jpg");
});

test("shows why an upload failed and retries it", async () => {
  vi.mocked(storePicture).mockRejectedValueOnce(new ShopError("UNAVAILABLE", "503"));
  await openForm([A]);
  await addFiles(photo("front.jpg"));
  expect(shown()).toContain("The database does not answer.");
  expect(images).toEqual([A]);
  await press("Retry");
  expect(images).toEqual([A, C]);
  expect(shown()).not.toContain("The database does not answer.");
});

test.each([
  ["process", "Failed to process image"],
  ["compress", "Failed to compress image"],
  ["load", "Failed to load image"],
] as const)("shows that a file failed to %s and retries it", async (problem, message) => {
  vi.mocked(renderPicture).mockRejectedValueOnce(new PictureError(problem));
  await openForm([]);
  await addFiles(photo("front.jpg"));
  expect(shown()).toContain(message);
  await press("Retry");
  expect(images).toEqual([C]);
});

test("offers no retry for a file of the wrong format or size", async () => {
  await openForm([]);
  const large = photo("large.jpg");
  Object.defineProperty(large, "size", { value: 5 * 1024 * 1024 + 1 });
  await addFiles(large, photo("drawing.svg", "image/svg+xml"));
  expect(shown()).toContain("File size too large. Please use images under 5MB.");
  expect(shown()).toContain("Invalid file format. Please use JPG, PNG, or WebP.");
  expect(shown()).not.toContain("Retry");
  await press("Dismiss large.jpg");
  expect(document.activeElement).toBe(button("Dismiss drawing.svg"));
  await press("Dismiss drawing.svg");
  expect(document.activeElement).toBe(document.querySelector("input[type=file]"));
  expect(shown()).not.toContain("Please use");
  expect(renderPicture).not.toHaveBeenCalled();
});

function largePhoto(name: string, type?: string) {
  return Object.defineProperty(photo(name, type), "size", { value: 12 * 1024 * 1024 });
}

test("shrinks a photo of more than five megabytes by one press", async () => {
  await openForm([]);
  const large = largePhoto("phone.jpg");
  await addFiles(large);
  expect(shown()).toContain("File size too large. Please use images under 5MB.");
  await press("Shrink and Use It");
  expect(renderPicture).toHaveBeenCalledWith(large, PRODUCT_RENDERING);
  expect(images).toEqual([C]);
  expect(shown()).not.toContain("File size too large");
});

test("shrinks several photos at once, up to the fifth picture", async () => {
  vi.mocked(storePicture).mockResolvedValueOnce("/d").mockResolvedValueOnce("/e");
  await openForm([A, B, C]);
  await addFiles(largePhoto("1.jpg"), largePhoto("2.jpg"));
  await press("Shrink all 2 and use them");
  expect(images).toEqual([A, B, C, "/d", "/e"]);
});

test("converts a HEIC photo where the browser opens it, and says where it cannot", async () => {
  await openForm([]);
  await addFiles(photo("IMG_1.HEIC", ""), photo("IMG_2.heic", "image/heic"));
  expect(shown()).toContain("Invalid file format. Please use JPG, PNG, or WebP.");
  vi.mocked(renderPicture)
    .mockResolvedValueOnce(new Blob())
    .mockRejectedValueOnce(new PictureError("load"));
  await press("Shrink all 2 and use them");
  expect(images).toEqual([C]);
  expect(shown()).toContain("This browser cannot open HEIC photos.");
  expect(shown()).not.toContain("Retry");
});

test("retries no upload past the fifth picture", async () => {
  vi.mocked(renderPicture).mockRejectedValueOnce(new PictureError("load"));
  await openForm([A, B, "/d", "/e"]);
  await addFiles(photo("broken.jpg"));
  await addFiles(photo("fifth.jpg"));
  await press("Retry");
  expect(images).toHaveLength(5);
  expect(shown()).toContain("1 file was ignored.");
});

test("reports files past the fifth picture as ignored", async () => {
  await openForm([A, B, "/d", "/e"]);
  await addFiles(photo("5.jpg"), photo("6.jpg"), photo("7.jpg"));
  expect(images).toHaveLength(5);
  expect(shown()).toContain("A product has at most 5 pictures: 2 files were ignored.");
  expect(document.querySelector("input[type=file]")).toBeNull();
});

test("names every wrong file of several, none of which takes the place of a picture", async () => {
  vi.mocked(storePicture).mockResolvedValueOnce("/d").mockResolvedValueOnce("/e");
  await openForm([A, B, C]);
  const svg = (name: string) => photo(name, "image/svg+xml");
  await addFiles(svg("1.svg"), svg("2.svg"), largePhoto("3.jpg"), photo("4.jpg"), photo("5.jpg"));
  const problems = [...document.querySelectorAll("[role=alert]")].map((one) => one.textContent);
  expect(problems).toEqual([
    "Invalid file format. Please use JPG, PNG, or WebP.",
    "Invalid file format. Please use JPG, PNG, or WebP.",
    "File size too large. Please use images under 5MB.",
  ]);
  expect(images).toEqual([A, B, C, "/d", "/e"]);
  expect(shown()).not.toContain("ignored");
});

test("says which files are broken before the upload of the first has ended", async () => {
  vi.mocked(storePicture).mockImplementation(() => new Promise(() => {}));
  vi.mocked(renderPicture)
    .mockResolvedValueOnce(new Blob())
    .mockRejectedValueOnce(new PictureError("load"))
    .mockResolvedValueOnce(new Blob())
    .mockRejectedValueOnce(new PictureError("load"))
    .mockRejectedValueOnce(new PictureError("process"));
  await openForm([]);
  await addFiles(...["1", "2", "3", "4", "5"].map((name) => photo(`${name}.jpg`)));
  expect(shown().match(/Failed to (load|process) image/g)).toHaveLength(3);
  expect(storePicture).toHaveBeenCalledOnce();
});

test("decodes one picture at a time", async () => {
  let decoding = 0;
  let most = 0;
  async function decode<Result>(result: Result) {
    decoding += 1;
    most = Math.max(most, decoding);
    await new Promise((resolve) => setTimeout(resolve));
    decoding -= 1;
    return result;
  }
  vi.mocked(renderPicture).mockImplementation(() => decode(new Blob()));
  vi.mocked(measurePicture).mockImplementation(() => decode({ width: 800, height: 1200 }));
  await openForm([]);
  await addFiles(photo("1.jpg"), photo("2.jpg"), photo("3.jpg"));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(images).toHaveLength(3);
  });
  expect(most).toBe(1);
});

test("removes a picture that was stored after the form was closed", async () => {
  let finish = (_path: string) => {};
  vi.mocked(storePicture).mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  await openForm([]);
  await addFiles(photo("front.jpg"));
  unmount();
  unmount = () => {};
  await act(async () => finish(C));
  expect(removeUnusedPictures).toHaveBeenCalledWith([C]);
});

test.each([
  [{ width: 480, height: 640 }, true],
  [{ width: 1200, height: 499 }, true],
  [{ width: 500, height: 500 }, false],
])("says that Meta's catalog takes no picture of %o: %s", async (size, isSmall) => {
  await openForm([]);
  vi.mocked(measurePicture).mockResolvedValue(size);
  await addFiles(photo("dress.jpg"));
  expect(images).toEqual([C]);
  const warning = "too small for Facebook, Instagram and WhatsApp, which ask for 500 pixels";
  expect(shown().includes(`dress.jpg: ${warning}`)).toBe(isSmall);
});
