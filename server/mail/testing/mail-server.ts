import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

/** What the mail server says to RCPT TO and to the end of DATA. */
export type Replies = { recipient: string; data: string };

const ACCEPT: Replies = { recipient: "250 OK", data: "250 queued" };

function serve(socket: Socket, replies: () => Replies, received: string[]): void {
  let message: string | null = null;
  let pending = "";
  const answer = (line: string) => socket.write(`${line}\r\n`);
  const commands = new Map<string, () => unknown>([
    ["EHLO", () => answer("250 mail.test")],
    ["RCPT", () => answer(replies().recipient)],
    [
      "DATA",
      () => {
        message = "";
        return answer("354 go on");
      },
    ],
    ["QUIT", () => socket.end("221 bye\r\n")],
  ]);
  function read(line: string): void {
    if (message === null) {
      (commands.get(line.slice(0, 4).toUpperCase()) ?? (() => answer("250 OK")))();
    } else if (line === ".") {
      const { data } = replies();
      if (data.startsWith("2")) received.push(message);
      message = null;
      answer(data);
    } else {
      message += `${line}\r\n`;
    }
  }
  answer("220 mail.test");
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    const lines = (pending + chunk.toString()).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) read(line);
  });
}

/** Starts a mail server on this machine that keeps what it accepts and refuses what a test wants refused. */
export async function startMailServer() {
  const received: string[] = [];
  let replies = ACCEPT;
  const server = createServer((socket) => serve(socket, () => replies, received));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    reply(changes: Partial<Replies>) {
      replies = { ...ACCEPT, ...changes };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
