/** A start failed. The message is for the person who started it: printed without a stack, and the process exits with 1. */
export class StartupError extends Error {
  override name = "StartupError";
}
