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

/** One file on its way into the shop (specification section 4). */
export type Upload = { id: string; file: File; percent: number } & (
  | { state: "uploading" | "success" }
  | { state: "error"; problem: PictureProblem | ShopError }
);

type Options = {
  productId: string;
  /** How many pictures the product has already. */
  present: number;
  onStored: (address: string) => void;
};

/**
 * Returns the uploads under way, how many files were ignored, and how to begin, retry and dismiss one. Not an action: uploads
 * show progress and run in a queue while the form is edited.
 */
export function usePictureUploads({ productId, present, onStored }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [ignored, setIgnored] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const isUnmounted = useRef(false);
  const waiting = uploads.filter(({ state }) => state === "uploading").length;

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  useEffect(() => {
    if (waiting === 0) return;
    const step = (upload: Upload) =>
      upload.state === "uploading" ? { ...upload, percent: nextProgress(upload.percent) } : upload;
    const timer = setInterval(() => setUploads((now) => now.map(step)), PROGRESS_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  const drop = (id: string) => setUploads((now) => now.filter((upload) => upload.id !== id));
  const put = (upload: Upload) =>
    setUploads((now) => now.map((other) => (other.id === upload.id ? upload : other)));

  async function run({ id, file }: Upload) {
    try {
      const address = await storePicture(productId, await renderPicture(file));
      if (isUnmounted.current) {
        // The dialog was closed meanwhile: no product shows this picture.
        await removeUnusedPictures([address]);
        return;
      }
      put({ id, file, percent: 100, state: "success" });
      onStored(address);
      setTimeout(() => drop(id), SUCCESS_SHOWN_MS);
    } catch (error) {
      const problem = error instanceof PictureError ? error.problem : shopErrorOf(error);
      put({ id, file, percent: 0, state: "error", problem });
    }
  }

  /** One after the other: a phone cannot hold several large pictures open at once. */
  function enqueue(upload: Upload) {
    queue.current = queue.current.then(() => run(upload));
  }

  function begin(files: File[]) {
    const taken = files.slice(0, acceptedCount(present + waiting, files.length, MAX_IMAGES));
    setIgnored(files.length - taken.length);
    for (const file of taken) {
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
    put(again);
    enqueue(again);
  }

  return { uploads, ignored, isUploading: waiting > 0, begin, retry, drop };
}
