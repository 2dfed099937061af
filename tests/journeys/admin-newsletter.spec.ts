import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openAdmin, rowOf } from "./open-admin.ts";

test("lists the newsletter's subscribers, exports them and removes one", async ({
  page,
  shop,
  database,
}) => {
  for (const email of ["lucia@example.com", "marta@example.com"]) {
    const answer = await page.request.post("/?index", {
      form: { email, consent: "on", intent: "subscribe" },
      headers: { origin: shop.url },
    });
    expect(answer.ok()).toBe(true);
  }
  const [marta] = await database.read<{ id: string }>(
    "newsletter_subscribers?email=eq.marta@example.com",
  );
  await page.goto(`/newsletter/${marta?.id}`);
  await expectNoViolations(page, "the page of a subscription");
  await page.getByRole("button", { name: "Confirm my email address" }).click();
  await expect(page.getByText("Grazie! Your email address is confirmed.")).toBeVisible();
  await openAdmin(page, "orders");
  await page.getByRole("link", { name: "Newsletter" }).click();
  await expect(page).toHaveTitle(/^Newsletter/);
  await expect(rowOf(page, "lucia@example.com")).toContainText("Not confirmed");
  await expectNoViolations(page, "the newsletter's subscribers");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const exported = (await (await (await download).createReadStream()).toArray()).join("");
  expect(exported).toMatch(
    /^\ufeffEmail,Signed up \(Ecuador time\),Confirmed \(Ecuador time\)\r\nmarta@example\.com(?:,\d{4}-\d\d-\d\d \d\d:\d\d){2}\r\n$/,
  );

  await page.getByLabel("Search subscribers").fill("marta");
  await expect(page.getByText("1 entry")).toBeVisible();

  await page.getByRole("button", { name: "Remove marta@example.com" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No email address matches.")).toBeVisible();
  expect(await database.read("newsletter_subscribers?email=eq.marta@example.com")).toEqual([]);
});
