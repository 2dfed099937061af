/** A lazily loaded part of the code that can be prefetched. */
export type LazyModule<Part> = {
  /** The part, once loaded. */
  readonly current: Part | undefined;
  /** Loads it unless it is loaded; a failed load is tried again. */
  fetch(): Promise<Part>;
};

/** Takes a dynamic import and returns it as a part that is loaded once. */
export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  let current: Part | undefined;
  return {
    get current() {
      return current;
    },
    async fetch() {
      current ??= await load();
      return current;
    },
  };
}
