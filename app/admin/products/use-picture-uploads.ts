import { useEffect, useRef, useState } from "react";
import { removeUnusedPictures, storePicture } from "#app/data/admin/pictures.ts";
import {
  acceptedCount,
  canConvert,
  isHeic,
  MAX_PICTURE_SIDE,
  MIN_META_SIDE,
  nextProgress,
  PictureError,
  PRODUCT_RENDERING,
  PROGRESS_INTERVAL_MS,
  problemOfFile,
  SUCCESS_SHOWN_MS,
  type UploadProblem,
} from "#app/domain/picture/picture-upload.ts";
import { MAX_IMAGES } from "#app/domain/product-editing/product-draft-schema.ts";
import { type ShopError, shopErrorOf } from "#app/domain/shop/shop-error.ts";
import { newUuid } from "#app/ui/new-uuid.ts";
import { measurePicture, renderPicture } from "#app/ui/render-picture.ts";

/** Specification section 4. */
export type Upload = { id: string; file: File; percent: number } & (
  | { state: "uploading" | "success" }
  | { state: "error"; problem: UploadProblem | ShopError }
);

/** What to store, and whether Meta's catalog does not take it. */
type Rendered = { picture: Blob; isSmall: boolean };

type Options = {
  productId: string;
  pictureCount: number;
  onStored: (path: string) => void;
};

/** Return the uploads of a product's pictures. Not an action: they show progress and run in a queue beside the form. */
export function usePictureUploads({ productId, pictureCount, onStored }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [ignored, setIgnored] = useState(0);
  const [small, setSmall] = useState<string[]>([]);
  const rendering = useRef<Promise<unknown>>(Promise.resolve());
  const storing = useRef<Promise<unknown>>(Promise.resolve());
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

  function problemOf(error: unknown, file: File): UploadProblem | ShopError {
    if (!(error instanceof PictureError)) return shopErrorOf(error);
    return error.problem === "load" && isHeic(file) ? "heic" : error.problem;
  }

  const fail = ({ id, file }: Upload, error: unknown) =>
    replace({ id, file, percent: 0, state: "error", problem: problemOf(error, file) });

  async function render(upload: Upload): Promise<Rendered | null> {
    try {
      const picture = await renderPicture(upload.file, PRODUCT_RENDERING);
      const { width, height } = await measurePicture(picture, MAX_PICTURE_SIDE);
      return { picture, isSmall: Math.min(width, height) < MIN_META_SIDE };
    } catch (error) {
      fail(upload, error);
      return null;
    }
  }

  async function store(upload: Upload, { picture, isSmall }: Rendered) {
    const { id, file } = upload;
    try {
      const path = await storePicture(productId, picture);
      if (isUnmounted.current) {
        // The dialog was closed, so no product has this picture.
        await removeUnusedPictures([path]);
        return;
      }
      replace({ id, file, percent: 100, state: "success" });
      onStored(path);
      if (isSmall) setSmall((now) => [...now, file.name]);
      setTimeout(() => remove(id), SUCCESS_SHOWN_MS);
    } catch (error) {
      fail(upload, error);
    }
  }

  /**
   * Two queues with concurrency 1: a phone cannot decode several large pictures at once, and which of them are broken is known
   * before they are uploaded.
   */
  function enqueue(upload: Upload) {
    const rendered = rendering.current.then(() => render(upload));
    rendering.current = rendered;
    storing.current = Promise.all([rendered, storing.current]).then(
      ([result]) => result && store(upload, result),
    );
  }

  const countAccepted = (offered: number) =>
    acceptedCount(pictureCount + uploadingCount, offered, MAX_IMAGES);

  function begin(files: File[]) {
    // A wrong file takes no other's place.
    const pictures = files.filter((file) => !problemOfFile(file));
    const ignoredPictures = pictures.slice(countAccepted(pictures.length));
    setIgnored(ignoredPictures.length);
    setSmall([]);
    for (const file of files.filter((offered) => !ignoredPictures.includes(offered))) {
      const id = newUuid();
      const problem = problemOfFile(file);
      const upload: Upload = problem
        ? { id, file, percent: 0, state: "error", problem }
        : { id, file, percent: 0, state: "uploading" };
      setUploads((now) => [...now, upload]);
      if (!problem) enqueue(upload);
    }
  }

  /** Also converts: every upload is rendered as a small JPEG, whatever its file is. */
  function retry(failed: Upload[]) {
    const again = failed.slice(0, countAccepted(failed.length));
    setIgnored(failed.length - again.length);
    for (const { id, file } of again) {
      const upload: Upload = { id, file, percent: 0, state: "uploading" };
      replace(upload);
      enqueue(upload);
    }
  }

  return {
    uploads,
    ignored,
    /** The names of stored files that Meta's catalog does not take. */
    small,
    isUploading: uploadingCount > 0,
    /** The rejected files that `retry` may turn into pictures. */
    convertible: uploads.filter(
      (upload) =>
        upload.state === "error" &&
        typeof upload.problem === "string" &&
        canConvert(upload.problem, upload.file),
    ),
    begin,
    retry,
    remove,
  };
}
