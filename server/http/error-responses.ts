/** Both languages: these responses are sent before the page, and with it the language, is known. */
type Texts = { english: string; spanish: string };

/** Long enough for load to fall, short enough for a shopper to wait. */
const RETRY_SECONDS = "5";
const CLOSE = { Connection: "close" };

function errorResponse(
  status: number,
  { english, spanish }: Texts,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${english}\n${spanish}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

const TOO_LARGE: Texts = {
  english: "What you sent is too large.",
  spanish: "Lo que enviaste es demasiado grande.",
};

/** 503: as many requests are being processed as may be at once (load shedding). */
export const overloaded = () =>
  errorResponse(
    503,
    {
      english: "The shop is very busy. Please try again in a few seconds.",
      spanish: "Hay muchas visitas en este momento. Inténtalo de nuevo en unos segundos.",
    },
    { "Retry-After": RETRY_SECONDS },
  );

/** 429 with the seconds to wait. */
export const tooManyRequests = (seconds: number) =>
  errorResponse(
    429,
    {
      english: "Too many attempts. Please wait a little.",
      spanish: "Demasiados intentos. Espera un momento.",
    },
    { "Retry-After": String(seconds) },
  );

/** 408: the body did not arrive in time. The connection cannot carry another request. */
export const requestTimeout = () =>
  errorResponse(
    408,
    {
      english: "That took too long to send. Please try again.",
      spanish: "El envío tardó demasiado. Inténtalo de nuevo.",
    },
    CLOSE,
  );

/** 413 after the whole body was read. */
export const contentTooLarge = () => errorResponse(413, TOO_LARGE);

/** 413 with the rest of the body unread: the connection cannot carry another request. */
export const contentTooLargeClosing = () => errorResponse(413, TOO_LARGE, CLOSE);

/** 400: the path cannot be decoded, or the request target is no path. */
export const badRequestTarget = () =>
  errorResponse(400, {
    english: "That link is damaged.",
    spanish: "Ese enlace está dañado.",
  });

/** 414. */
export const uriTooLong = () =>
  errorResponse(414, {
    english: "That link is too long.",
    spanish: "Ese enlace es demasiado largo.",
  });

/** 403: another site sent a request that changes something (CSRF). */
export const crossOrigin = () =>
  errorResponse(403, {
    english: "This request did not come from the shop's own pages. Open the shop and try again.",
    spanish:
      "Esta solicitud no vino de las páginas de la tienda. Abre la tienda e inténtalo de nuevo.",
  });

/** 500: an unexpected error, which the log names. */
export const internalError = () =>
  errorResponse(500, {
    english: "Something went wrong. Please try again.",
    spanish: "Algo salió mal. Inténtalo de nuevo.",
  });
