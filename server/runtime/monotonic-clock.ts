/** Milliseconds since the process started, for durations: the wall clock may jump. */
export const monotonicClock = (): number => performance.now();
