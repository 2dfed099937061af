/** A part of the code that is fetched when it is first needed, or ahead of that. */
export type FetchedOnce<Part> = {
  /** The part, once it is here. */
  readonly current: Part | undefined;
  /** Fetches it unless it is here; a fetch that failed is tried anew. */
  fetch(): Promise<Part>;
};

/** Takes how to fetch a part of the code and returns it as one that is fetched at most once. */
export function fetchOnce<Part>(load: () => Promise<Part>): FetchedOnce<Part> {
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
