import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import path from "node:path";
import type { Answer } from "./bare-server.ts";

/** Request a page and return the response as sent: compressed, with its headers. */
async function answerOf(shop: string, page: string): Promise<Answer> {
  const sent = request(shop + page, { headers: { "Accept-Encoding": "br" } }).end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = await Array.fromAsync(response);
  const headers = Object.entries(response.headers as Record<string, string>).filter(
    ([name]) => !["date", "connection", "keep-alive", "content-length"].includes(name),
  );
  return { path: page, headers, body: Buffer.concat(chunks).toString("base64") };
}

/** Start a bare server in its own process that serves copies of the shop's responses. */
export async function startBareServer(shop: string, pages: string[]) {
  const answers = await Promise.all(pages.map((page) => answerOf(shop, page)));
  const child = fork(path.join(import.meta.dirname, "bare-server.ts"));
  child.send(answers);
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}
