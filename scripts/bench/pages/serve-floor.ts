import { createServer, type Server } from "node:http";
import { floorPage } from "./floor-page.ts";

async function urlOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listening = server.address();
  if (listening === null || typeof listening === "string")
    throw new Error("The server has no port");
  return `http://127.0.0.1:${listening.port}`;
}

/** Serve the floor of each page at the same path, with the shop's own pictures. */
export async function serveFloor(shop: string, paths: string[]) {
  const pages = new Map<string, string>();
  for (const path of paths) {
    const answer = await fetch(shop + path);
    pages.set(path, floorPage(await answer.text()));
  }
  const pictures = new Map<string, { body: Buffer; type: string }>();
  const server = createServer(async ({ url = "/" }, response) => {
    const page = pages.get(url);
    if (page) return response.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
    const known = pictures.get(url) ?? (await readPicture(shop + url));
    pictures.set(url, known);
    response.setHeader("Content-Type", known.type).end(known.body);
  });
  const url = await urlOf(server);
  return { url, stop: () => new Promise((resolve) => server.close(resolve)) };
}

async function readPicture(url: string) {
  const answer = await fetch(url);
  const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
  return { body: Buffer.from(await answer.arrayBuffer()), type };
}
