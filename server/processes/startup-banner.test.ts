import { expect, test } from "vitest";
import type { RunningShop } from "./start-shop.ts";
import { startupBanner } from "./startup-banner.ts";

const shop: RunningShop = {
  url: "https://shop.example",
  mode: "hosted",
  isSandbox: false,
  hasTestInvoices: false,
  owner: null,
  stop: async () => {},
};
const admin = { username: "admin", password: undefined };

test("says that emails are not sent without a mail server", () => {
  expect(startupBanner(shop, { admin, smtpUrl: null })).toContain("SMTP_URL");
  expect(startupBanner(shop, { admin, smtpUrl: "smtp://mail.example" })).not.toContain("SMTP_URL");
  expect(startupBanner({ ...shop, mode: "none" }, { admin, smtpUrl: null })).not.toContain("SMTP");
});
