import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { followLanguage } from "./follow-language.ts";

function request(url: string, headers: Record<string, string>): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  return Object.assign(message, { method: "GET", url, headers });
}

test("redirects a first visit in Spanish with its query, uncached", () => {
  const visit = { accept: "text/html", "accept-language": "es-EC,es;q=0.9" };
  const answer = followLanguage(request("/shop?size=M", visit), { "X-Frame-Options": "DENY" });
  expect(answer?.status).toBe(302);
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    location: "/es/shop?size=M",
    "cache-control": "no-store",
    vary: "Accept-Language, Cookie",
    "x-frame-options": "DENY",
  });
});

test("does not redirect other visits", () => {
  expect(followLanguage(request("/shop", { accept: "text/html" }), {})).toBeNull();
  expect(followLanguage(request("/es/shop", { "accept-language": "en" }), {})).toBeNull();
});
