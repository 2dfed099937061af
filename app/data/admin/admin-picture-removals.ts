import { z } from "zod";
import { removeUnusedPictures } from "./admin-pictures.ts";

/** The key of local storage that remembers the pictures of deleted products until their files are gone. */
const KEY = "gemma-luce-admin-removals";

/** Milliseconds after which a deletion is final; longer than any Undo. */
const SETTLED_AFTER = 15_000;

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
    // Without storage the files of a product deleted just before the window closed are left over.
  }
}

const isOf = (urls: string[]) => (removal: Removal) => removal.urls.join() === urls.join();

/** Remembers the pictures of a deleted product, in case the window closes before its Undo expires. */
export function rememberRemoval(urls: string[], now: number): void {
  if (urls.length > 0) write([...read(), { urls, since: now }]);
}

/** Forgets pictures that were remembered, because the deletion was undone. */
export function forgetRemoval(urls: string[]): void {
  write(read().filter((removal) => !isOf(urls)(removal)));
}

/** Removes the files of pictures and forgets them. Throws a ShopError, and then they stay remembered. */
export async function finishRemoval(urls: string[]): Promise<void> {
  await removeUnusedPictures(urls);
  forgetRemoval(urls);
}

/** Removes what an earlier window left behind. Throws a ShopError. */
export async function finishEarlierRemovals(now: number): Promise<void> {
  for (const { urls, since } of read()) {
    if (now - since > SETTLED_AFTER) await finishRemoval(urls);
  }
}
