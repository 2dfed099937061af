import { expect, test } from "vitest";
import { settings } from "#app/settings.ts";
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

test("says that emails are not sent without a mail server", () => {
  expect(startupBanner(shop, { smtpUrl: null })).toContain("SMTP_URL");
  expect(startupBanner(shop, { smtpUrl: "smtp://mail.example" })).not.toContain("SMTP_URL");
  expect(startupBanner({ ...shop, mode: "none" }, { smtpUrl: null })).not.toContain("SMTP");
});

test("names the owner's address where there is a database", () => {
  const line = `Owner's notices:    to ${settings.staffEmail}`;
  expect(startupBanner(shop, { smtpUrl: null })).toContain(line);
  expect(startupBanner({ ...shop, mode: "none" }, { smtpUrl: null })).not.toContain(line);
});

test("names only a member of staff as the sign-in", () => {
  const signIn = (username: string | null) =>
    startupBanner(
      { ...shop, mode: "embedded", owner: { username, password: null } },
      { smtpUrl: null },
    );
  expect(signIn("owner")).toContain("username owner, with the password you were given or set");
  expect(signIn(null)).toContain("with a staff member's email address and password");
  expect(signIn(null)).not.toContain("username");
});
