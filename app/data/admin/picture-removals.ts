import { z } from "zod";
import { removeUnusedPictures } from "./pictures.ts";

/** The local storage key of pictures whose product was deleted and whose files still exist. */
const KEY = "gemma-luce-admin-removals";

/** Longer than any Undo, which waits while it has the focus. */
const UNDO_EXPIRED_AFTER_MS = 24 * 60 * 60_000;

const RemovalsSchema = z.array(z.object({ urls: z.array(z.string()), since: z.number() }));

type Removal = z.infer<typeof RemovalsSchema>[number];

function read(): Removal[] {
  try {
    return RemovalsSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

function write(removals: Removal[]): void {
  try {
    if (removals.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(removals));
  } catch {
    // Without storage, closing the window now leaves the files behind.
  }
}

const isOf = (urls: string[]) => (removal: Removal) => removal.urls.join() === urls.join();

/** Remember the pictures of a deleted product, in case the window closes before its Undo expires. */
export function rememberRemoval(urls: string[], now: number): void {
  if (urls.length > 0) write([...read(), { urls, since: now }]);
}

/** Forget pictures whose deletion was undone. */
export function forgetRemoval(urls: string[]): void {
  write(read().filter((removal) => !isOf(urls)(removal)));
}

/** Remove the files of pictures and forget them. Throws a ShopError and then keeps them remembered. */
export async function finishRemoval(urls: string[]): Promise<void> {
  await removeUnusedPictures(urls);
  forgetRemoval(urls);
}

/** Remove what an earlier window left behind. Throws a ShopError. */
export async function finishEarlierRemovals(now: number): Promise<void> {
  for (const { urls, since } of read()) {
    if (now - since > UNDO_EXPIRED_AFTER_MS) await finishRemoval(urls);
  }
}
