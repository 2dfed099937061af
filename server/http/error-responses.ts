const NO_STORE = { "Cache-Control": "no-store" };
/** Long enough for a crowd to thin out, short enough for a shopper to wait. */
const RETRY_SECONDS = "5";

/** Says no before any page is made. It knows no reader and loads no catalogue, so it says so in both languages. */
export type Refusing = () => Response;

type Words = { english: string; spanish: string };

function plain(
  { english, spanish }: Words,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${english}\n${spanish}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...NO_STORE, ...headers },
  });
}

const TOO_LARGE: Words = {
  english: "That is more than the shop takes at once.",
  spanish: "Eso es más de lo que la tienda recibe de una vez.",
};

/** The shop is too busy to begin another answer. */
export const crowded: Refusing = () =>
  plain(
    {
      english: "The shop is very busy. Please try again in a few seconds.",
      spanish: "La tienda está muy concurrida. Inténtalo de nuevo en unos segundos.",
    },
    503,
    { "Retry-After": RETRY_SECONDS },
  );

/** One client asks for more than its share; `wait` is in seconds. */
export const overLimit = (wait: number): Response =>
  plain(
    {
      english: "Too many attempts. Please wait a little.",
      spanish: "Demasiados intentos. Espera un momento.",
    },
    429,
    { "Retry-After": String(wait) },
  );

/** The body did not come in time; nothing else can follow on that connection. */
export const tooSlow: Refusing = () =>
  plain(
    {
      english: "That took too long to send. Please try again.",
      spanish: "El envío tardó demasiado. Inténtalo de nuevo.",
    },
    408,
    { Connection: "close" },
  );

/** More was sent than anything of the shop takes. */
export const tooLarge: Refusing = () => plain(TOO_LARGE, 413);

/** The same, of which the rest is not even looked at: nothing else can follow on that connection. */
export const farTooLarge: Refusing = () => plain(TOO_LARGE, 413, { Connection: "close" });

/** An address longer than any of the shop's. */
export const tooLong: Refusing = () =>
  plain(
    { english: "That address is too long.", spanish: "Esa dirección es demasiado larga." },
    414,
  );

/** A change that a foreign site asked for. */
export const foreign: Refusing = () =>
  plain(
    {
      english: "This request did not come from the shop's own pages.",
      spanish: "Esta solicitud no vino de las páginas de la tienda.",
    },
    403,
  );

/** A mishap that nobody foresaw; the log says which. */
export const failed: Refusing = () =>
  plain(
    {
      english: "Something went wrong. Please try again.",
      spanish: "Algo salió mal. Inténtalo de nuevo.",
    },
    500,
  );
