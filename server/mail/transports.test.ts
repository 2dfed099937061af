import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import os from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startMailServer } from "../../tests/fixtures/mail-server.ts";
import { fileTransport } from "./file-transport.ts";
import { type Mail, MailRejected, messageOf } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

const mail: Mail = {
  key: "order_confirmation:0b1c2d3e-0000-4000-8000-00001a2b3c4d",
  recipient: "ana@example.com",
  subject: "Gemma Luce: order 1A2B3C4D is confirmed",
  text: "Grazie, señora Pérez\n",
  html: "<p>Grazie</p>",
  createdAt: "2026-11-22T03:30:00.000Z",
};
const MESSAGE_ID = "<order_confirmation.0b1c2d3e-0000-4000-8000-00001a2b3c4d@gemmaluce.com>";

let folder: string;
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-mail-"));
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test("writes an email with text and HTML to one file, also when repeated", async () => {
  const transport = fileTransport(path.join(folder, "outbox"));
  await transport.send(mail);
  await transport.send(mail);
  const files = await readdir(path.join(folder, "outbox"));
  expect(files).toEqual(["order_confirmation-0b1c2d3e-0000-4000-8000-00001a2b3c4d.eml"]);
  const text = await readFile(path.join(folder, "outbox", files[0] ?? ""), "utf8");
  for (const line of [
    "From: Gemma Luce <support@gemmaluce.com>",
    "To: ana@example.com",
    "Subject: Gemma Luce: order 1A2B3C4D is confirmed",
    "Date: Sun, 22 Nov 2026 03:30:00 +0000",
    MESSAGE_ID,
    "Auto-Submitted: auto-generated",
    "<p>Grazie</p>",
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/Content-Type: text\/plain/);
  expect(text).toMatch(/Content-Type: text\/html/);
});

test("names the page where the recipient leaves a list", () => {
  const unsubscribeUrl = "https://shop.test/newsletter/1";
  expect(messageOf({ ...mail, unsubscribeUrl }).headers).toMatchObject({
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
  });
  expect(messageOf(mail).headers).not.toHaveProperty("List-Unsubscribe");
});

test("sends replies to the customer, unless their address is invalid", async () => {
  const transport = smtpTransport(server.url);
  await transport.send({ ...mail, replyTo: "ana@example.com" });
  await transport.send({ ...mail, replyTo: "ana@example.com\r\nBcc: eva@example.com" });
  await transport.send(mail);
  const [answerable, ...others] = server.received;
  expect(answerable).toContain("Reply-To: ana@example.com\r\n");
  for (const message of others) expect(message).not.toMatch(/^(Reply-To|Bcc):/m);
});

test("refers all emails about an order to one thread", async () => {
  const transport = smtpTransport(server.url);
  await transport.send({ ...mail, orderId: "0b1c2d3e" });
  await transport.send(mail);
  const [about, other] = server.received;
  expect(about).toContain("References: <order.0b1c2d3e@gemmaluce.com>\r\n");
  expect(other).not.toContain("References:");
});

test("sends an email with the same Message-ID each time", async () => {
  const transport = smtpTransport(server.url);
  await transport.send(mail);
  await transport.send(mail);
  expect(server.received).toHaveLength(2);
  for (const message of server.received) expect(message).toContain(MESSAGE_ID);
});

test.each([
  ["550 no such user", "recipient", false],
  ["550-Please turn on SMTP Authentication\r\n550 in your program", "recipient", false],
  ["550 relay not permitted", "recipient", false],
  ["550 5.1.1 no such user", "recipient", true],
  ["550-5.1.1 no such\r\n550 5.1.1 user", "recipient", true],
  ["553 5.1.3 bad address", "recipient", true],
  ["556 5.1.10 no mail", "recipient", true],
  ["550 5.1.7 bad sender", "recipient", false],
  ["550 5.1.8 unknown sender domain", "recipient", false],
  ["501 5.1.1 no such user", "recipient", false],
  ["451 try again later", "recipient", false],
  ["550 5.7.1 blocked", "recipient", false],
  ["550 5.4.5 daily quota exceeded", "data", false],
  ["553 sender address rejected", "sender", false],
])("treats %s for the %s as final: %s", async (reply, part, isFinal) => {
  server.reply({ [part]: reply });
  const failure = await smtpTransport(server.url)
    .send(mail)
    .catch((error: unknown) => error);
  expect(failure instanceof MailRejected).toBe(isFinal);
  expect(failure).toBeInstanceOf(Error);
  expect(server.received).toEqual([]);
});

test("puts no address of the server's reply into its error", async () => {
  server.reply({ recipient: "451 <ana@example.com> later" });
  const failure = await smtpTransport(server.url)
    .send(mail)
    .catch((error: Error) => error);
  const logged = JSON.stringify(pino.stdSerializers.err(failure as Error));
  expect(logged).toContain("EENVELOPE, RCPT TO, 451");
  expect(logged).not.toContain("ana@example.com");
});

test("does not treat an unreachable server as final", async () => {
  const away = await startMailServer();
  await away.close();
  const failure = await smtpTransport(away.url)
    .send(mail)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRejected);
});

test("ends a send and its connection when the server never stops replying", async () => {
  const ended = Promise.withResolvers<void>();
  const endless = createServer((socket: Socket) => {
    socket.write("220 mail.test\r\n");
    const replies = setInterval(() => socket.write("250-still here\r\n"), 10);
    socket.on("data", () => {}).on("error", () => {});
    socket.on("close", () => {
      clearInterval(replies);
      ended.resolve();
    });
  }).listen(0, "127.0.0.1");
  await once(endless, "listening");
  const { port } = endless.address() as AddressInfo;
  const failure = await smtpTransport(`smtp://127.0.0.1:${port}`, 200)
    .send(mail)
    .catch((error: unknown) => error);
  await ended.promise;
  endless.close();
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRejected);
});

test("writes no header from a subject or key", async () => {
  const transport = smtpTransport(server.url);
  const evil = "x\r\nBcc: everybody@example.com\r\n\r\n<script>";
  await transport.send({ ...mail, subject: evil, key: evil });
  const [head] = server.received[0]?.split("\r\n\r\n") ?? [];
  expect(head).toContain("Subject: x Bcc: everybody@example.com");
  expect(head).not.toMatch(/^Bcc:/m);
});

test.each([
  "ana@example.com,eva@example.com",
  "ana@example.com\r\nBcc: eva@example.com",
  "Ana <ana@example.com>",
  "ana@example.com eva@example.com",
  '"x@y.z"@example.com',
  "ana@localhost",
  "",
])("rejects %j, which is not one address", async (recipient) => {
  expect(() => messageOf({ ...mail, recipient })).toThrow(MailRejected);
  const sent = smtpTransport(server.url).send({ ...mail, recipient });
  await expect(sent).rejects.toThrow(MailRejected);
});
