import { LRUCache } from "lru-cache";

/** Bounds the memory. A reference that was forgotten begins anew. */
const MAX_REFERENCES = 2000;
const REJECTED = "";

/** The transaction ids that returns named first, by reference. */
export type FirstIds = ReturnType<typeof createFirstIds>;

/** Create an empty memory of this process. */
export function createFirstIds() {
  const ids = new LRUCache<string, string>({ max: MAX_REFERENCES });
  return {
    /** Return whether a return names the id that was first named with its reference, and nothing was found against it. */
    isFirst(reference: string, transactionId: string): boolean {
      const first = ids.get(reference) ?? transactionId;
      ids.set(reference, first);
      return first === transactionId;
    },
    /** No id of this reference is the first from now on. */
    reject(reference: string): void {
      ids.set(reference, REJECTED);
    },
  };
}
