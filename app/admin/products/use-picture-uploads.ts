import { useEffect, useRef, useState } from "react";
import { removeUnusedPictures, storePicture } from "#app/data/admin/admin-pictures.ts";
import {
  acceptedCount,
  nextProgress,
  PictureError,
  type PictureProblem,
  PROGRESS_INTERVAL_MS,
  problemOfFile,
  SUCCESS_SHOWN_MS,
} from "#app/domain/picture-upload.ts";
import { MAX_IMAGES } from "#app/domain/product-form.ts";
import { type ShopError, shopErrorOf } from "#app/domain/shop-error.ts";
import { renderPicture } from "./render-picture.ts";

/** Specification section 4. */
export type Upload = { id: string; file: File; percent: number } & (
  | { state: "uploading" | "success" }
  | { state: "error"; problem: PictureProblem | ShopError }
);

type Options = {
  productId: string;
  pictureCount: number;
  onStored: (path: string) => void;
};

/** Return the uploads of a product's pictures. Not an action: they show progress and run in a queue beside the form. */
export function usePictureUploads({ productId, pictureCount, onStored }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [ignored, setIgnored] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const isUnmounted = useRef(false);
  const uploadingCount = uploads.filter(({ state }) => state === "uploading").length;

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  useEffect(() => {
    if (uploadingCount === 0) return;
    const step = (upload: Upload) =>
      upload.state === "uploading" ? { ...upload, percent: nextProgress(upload.percent) } : upload;
    const timer = setInterval(() => setUploads((now) => now.map(step)), PROGRESS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [uploadingCount]);

  const remove = (id: string) => setUploads((now) => now.filter((upload) => upload.id !== id));
  const replace = (upload: Upload) =>
    setUploads((now) => now.map((other) => (other.id === upload.id ? upload : other)));

  async function run({ id, file }: Upload) {
    try {
      const path = await storePicture(productId, await renderPicture(file));
      if (isUnmounted.current) {
        // The dialog was closed, so no product has this picture.
        await removeUnusedPictures([path]);
        return;
      }
      replace({ id, file, percent: 100, state: "success" });
      onStored(path);
      setTimeout(() => remove(id), SUCCESS_SHOWN_MS);
    } catch (error) {
      const problem = error instanceof PictureError ? error.problem : shopErrorOf(error);
      replace({ id, file, percent: 0, state: "error", problem });
    }
  }

  /** Concurrency 1: a phone cannot decode several large pictures at once. */
  function enqueue(upload: Upload) {
    queue.current = queue.current.then(() => run(upload));
  }

  function begin(files: File[]) {
    const accepted = files.slice(
      0,
      acceptedCount(pictureCount + uploadingCount, files.length, MAX_IMAGES),
    );
    setIgnored(files.length - accepted.length);
    for (const file of accepted) {
      const id = crypto.randomUUID();
      const problem = problemOfFile(file);
      const upload: Upload = problem
        ? { id, file, percent: 0, state: "error", problem }
        : { id, file, percent: 0, state: "uploading" };
      setUploads((now) => [...now, upload]);
      if (!problem) enqueue(upload);
    }
  }

  function retry({ id, file }: Upload) {
    const again: Upload = { id, file, percent: 0, state: "uploading" };
    replace(again);
    enqueue(again);
  }

  return { uploads, ignored, isUploading: uploadingCount > 0, begin, retry, remove };
}
