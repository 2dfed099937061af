import { expect, test, vi } from "vitest";
import type { Environment } from "../runtime/environment.ts";
import type { Mail } from "./mail-transport.ts";
import { openTransport } from "./open-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

vi.mock("./smtp-transport.ts", () => ({ smtpTransport: vi.fn() }));

test("loads the transport again after it could not be loaded, and closes meanwhile", async () => {
  const own = { send: vi.fn(async () => {}), close: vi.fn() };
  vi.mocked(smtpTransport)
    .mockImplementationOnce(() => {
      throw new Error("too many open files");
    })
    .mockReturnValue(own);
  const transport = openTransport({ smtpUrl: "smtp://mail.test" } as Environment);
  const mail = { key: "1" } as Mail;
  const failed = expect(transport.send(mail)).rejects.toThrow("too many open files");
  // Vitest fails on an unhandled rejection.
  transport.close();
  await failed;
  await transport.send(mail);
  expect(own.send).toHaveBeenCalledWith(mail);
  transport.close();
  await vi.waitFor(() => expect(own.close).toHaveBeenCalledTimes(1));
});
