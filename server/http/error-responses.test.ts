import { expect, test } from "vitest";
import {
  crowded,
  failed,
  farTooLarge,
  foreign,
  type Refusing,
  tooLarge,
  tooLong,
} from "./error-responses.ts";

test.each<[Refusing, number, string, string]>([
  [crowded, 503, "The shop is very busy.", "La tienda está muy concurrida."],
  [tooLarge, 413, "That is more than", "Eso es más de lo que"],
  [farTooLarge, 413, "That is more than", "Eso es más de lo que"],
  [tooLong, 414, "That address is too long.", "Esa dirección es demasiado larga."],
  [foreign, 403, "This request did not", "Esta solicitud no vino"],
  [failed, 500, "Something went wrong.", "Algo salió mal."],
])(
  "%o says why in English and in Spanish, and no cache keeps it",
  async (refuse, status, ...words) => {
    const answer = refuse();
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const lines = (await answer.text()).trimEnd().split("\n");
    expect(lines).toEqual(words.map((start) => expect.stringContaining(start)));
  },
);
