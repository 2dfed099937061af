type Connection = { saveData?: boolean; effectiveType?: string };

/** Return whether pages may be prefetched: not in data saver mode, offline or on a slow line. */
export function mayPrefetch(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection };
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith("2g");
}
