/** A lazily loaded module export that can be prefetched. */
export type LazyModule<Export> = {
  /** The export, once loaded. */
  readonly current: Export | undefined;
  /** Load the export once. A failed load can be retried. */
  load(): Promise<Export>;
};

/** Create a lazy module from a dynamic import. */
export function lazyModule<Export>(importExport: () => Promise<Export>): LazyModule<Export> {
  let current: Export | undefined;
  return {
    get current() {
      return current;
    },
    async load() {
      current ??= await importExport();
      return current;
    },
  };
}
