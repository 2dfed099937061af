/** Milliseconds since the process began. For how long something lasts: the machine's own clock may jump either way. */
export const monotonicClock = (): number => performance.now();
