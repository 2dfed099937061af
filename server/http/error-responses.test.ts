import { expect, test } from "vitest";
import {
  badRequestTarget,
  contentTooLarge,
  contentTooLargeClosing,
  crossOrigin,
  internalError,
  overloaded,
  uriTooLong,
} from "./error-responses.ts";

test.each<[() => Response, number, string, string]>([
  [overloaded, 503, "The shop is very busy.", "Hay muchas visitas en este momento."],
  [contentTooLarge, 413, "What you sent is too large.", "Lo que enviaste es demasiado grande."],
  [
    contentTooLargeClosing,
    413,
    "What you sent is too large.",
    "Lo que enviaste es demasiado grande.",
  ],
  [uriTooLong, 414, "That link is too long.", "Ese enlace es demasiado largo."],
  [badRequestTarget, 400, "That link is damaged.", "Ese enlace está dañado."],
  [crossOrigin, 403, "This request did not", "Esta solicitud no vino"],
  [internalError, 500, "Something went wrong.", "Algo salió mal."],
])("%o says why in English and in Spanish and is not cached", async (respond, status, ...words) => {
  const answer = respond();
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const lines = (await answer.text()).trimEnd().split("\n");
  expect(lines).toEqual(words.map((start) => expect.stringContaining(start)));
});
