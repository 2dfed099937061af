import { LRUCache } from "lru-cache";

/** The transaction ids that returns named first, by reference. */
export type FirstIds = {
  /** Return whether a return names the id that was first named with its reference, and nothing was found against it. */
  isFirst(reference: string, transactionId: string): boolean;
  /** No id of this reference is the first from now on. */
  reject(reference: string): void;
};

/** Bounds the memory. A reference that was forgotten begins anew. */
const MAX_REFERENCES = 2000;
const REJECTED = "";

/** Create an empty memory of this process. */
export function createFirstIds(): FirstIds {
  const ids = new LRUCache<string, string>({ max: MAX_REFERENCES });
  return {
    isFirst(reference, transactionId) {
      const first = ids.get(reference) ?? transactionId;
      ids.set(reference, first);
      return first === transactionId;
    },
    reject(reference) {
      ids.set(reference, REJECTED);
    },
  };
}
