import { z } from "zod";
import { removeUnusedPictures } from "./admin-pictures.ts";

/** The key of local storage that remembers the pictures of deleted products until their files are gone. */
const KEY = "gemma-luce-admin-removals";

/** Milliseconds after which a deletion is final; longer than any Undo. */
const SETTLED_AFTER = 15_000;

const RemovalsSchema = z.array(z.object({ addresses: z.array(z.string()), since: z.number() }));

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

const isOf = (addresses: string[]) => (removal: Removal) =>
  removal.addresses.join() === addresses.join();

/** Remembers the pictures of a deleted product, in case the window closes before its Undo expires. */
export function rememberRemoval(addresses: string[], now: number): void {
  if (addresses.length > 0) write([...read(), { addresses, since: now }]);
}

/** Forgets pictures that were remembered, because the deletion was undone. */
export function forgetRemoval(addresses: string[]): void {
  write(read().filter((removal) => !isOf(addresses)(removal)));
}

/** Removes the files of pictures and forgets them. Throws a ShopError, and then they stay remembered. */
export async function finishRemoval(addresses: string[]): Promise<void> {
  await removeUnusedPictures(addresses);
  forgetRemoval(addresses);
}

/** Removes what an earlier window left behind. Throws a ShopError. */
export async function finishEarlierRemovals(now: number): Promise<void> {
  for (const { addresses, since } of read()) {
    if (now - since > SETTLED_AFTER) await finishRemoval(addresses);
  }
}
