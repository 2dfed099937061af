const NO_STORE = { "Cache-Control": "no-store" };
/** Long enough for a crowd to thin out, short enough for a shopper to wait. */
const RETRY_SECONDS = "5";

function plain(words: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...NO_STORE, ...headers },
  });
}

/** The shop is too busy to begin another answer. */
export const crowded = () =>
  plain("The shop is very busy. Please try again in a few seconds.", 503, {
    "Retry-After": RETRY_SECONDS,
  });

/** More was sent than anything of the shop takes. */
export const tooLarge = () => plain("That is more than the shop takes at once.", 413);

/** The same, of which the rest is not even looked at: nothing else can follow on that connection. */
export const farTooLarge = () =>
  plain("That is more than the shop takes at once.", 413, { Connection: "close" });

/** An address longer than any of the shop's. */
export const tooLong = () => plain("That address is too long.", 414);

/** A change that a foreign site asked for. */
export const foreign = () => plain("This request did not come from the shop's own pages.", 403);
