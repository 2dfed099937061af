import { expect, test } from "../fixtures/shop-test.ts";

test.use({ expectedConsoleErrors: [/gemma-luce-bag/] });

for (const stored of ["{not json", '[{"product":{"price":-5}}]']) {
  test(`ignores the stored bag ${stored} with a console error`, async ({ page }) => {
    const logged = page.waitForEvent(
      "console",
      (message) => message.type() === "error" && message.text().includes("gemma-luce-bag"),
    );
    await page.addInitScript((text) => localStorage.setItem("gemma-luce-bag", text), stored);
    await page.goto("/shop");
    await logged;
    await page.getByRole("button", { name: "Shopping bag", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText("Your bag is empty");
    await expect(page.getByRole("dialog")).toContainText(
      "Add some beautiful pieces to get started",
    );
  });
}
