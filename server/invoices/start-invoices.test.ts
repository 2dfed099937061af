import { expect, test, vi } from "vitest";
import { noticeExpiry } from "./start-invoices.ts";

const DAY_MS = 86_400_000;
const END = Date.parse("2027-03-01T12:00:00Z");

test.each([
  ["31 days before its end", END - 31 * DAY_MS, 0],
  ["30 days before its end", END - 30 * DAY_MS, 1],
  ["on its last day", END - 1000, 1],
  ["after its end", END + DAY_MS, 1],
])("alerts the owner of a certificate %s", async (_title, now, alerts) => {
  const alertOwner = vi.fn(async () => {});
  await noticeExpiry({ alertOwner }, END, now);
  expect(alertOwner).toHaveBeenCalledTimes(alerts);
  // The end is the subject: another certificate is another alert, and the same one is told once.
  const end = new Date(END).toISOString();
  if (alerts > 0) expect(alertOwner).toHaveBeenCalledWith("certificate_expiring", end, end);
});

test("alerts nobody without a certificate", async () => {
  const alertOwner = vi.fn(async () => {});
  await noticeExpiry({ alertOwner }, null, END);
  expect(alertOwner).not.toHaveBeenCalled();
});
