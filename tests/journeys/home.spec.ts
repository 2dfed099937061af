import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const CARDS = [
  { name: "La Dolce Vita", slug: "la-dolce-vita", count: 8 },
  { name: "Modern Milan", slug: "modern-milan", count: 7 },
  { name: "Tuscan Escape", slug: "tuscan-escape", count: 9 },
];

test("shows every section in order, with at most four products in a row", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Gemma Luce/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Italian Eleganza");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "The Collections",
    "New Arrivals",
    "Light, cloth and an Italian hand",
    "Bestsellers",
    "Style Notes",
    "A letter from the atelier",
    "Collections",
    "Customer Care",
    "About",
    "Legal",
  ]);
  const names = (region: string) => section(page, region).getByRole("heading", { level: 3 });
  await expect(names("New Arrivals")).toHaveText([
    "Silk Wrap Dress",
    "Linen Palazzo Pants",
    "Amalfi Linen Sundress",
    "Wool Wrap Coat",
  ]);
  await expect(names("Bestsellers")).toHaveText([
    "Cashmere Blazer",
    "Italian Leather Handbag",
    "Italian Leather Loafers",
    "Riviera Striped Knit",
  ]);
});

test("links to the shop from the hero and both rows", async ({ page }) => {
  for (const name of ["Shop Collections", "View All New Arrivals", "Shop All Bestsellers"]) {
    await visit(page, "/");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name: "Shop Collection" })).toBeVisible();
    await expect(page).toHaveURL(/\/shop$/);
  }
});

test("opens the filtered shop from the three collection cards", async ({ page }) => {
  for (const { name, slug, count } of CARDS) {
    await visit(page, "/");
    const cards = section(page, "The Collections").getByRole("link");
    await expect(cards).toHaveCount(3);
    await cards.filter({ hasText: name }).click();
    await expect(page).toHaveURL(new RegExp(`/shop\\?collection=${slug}$`));
    await expect(page.getByRole("article")).toHaveCount(count);
  }
});

test("shows the collections' descriptions in the Style Notes", async ({ page, database }) => {
  const collections = await database.read<{ display_name: string; description: string }>(
    "collections?select=display_name,description&order=display_name",
  );
  await page.goto("/");
  const notes = section(page, "Style Notes").getByRole("article");
  await expect(notes).toHaveCount(3);
  for (const { display_name, description } of collections) {
    await expect(notes.filter({ hasText: display_name })).toContainText(description);
  }
});

test("makes the header translucent past 50 pixels", async ({ page }) => {
  await visit(page, "/");
  const blur = () =>
    page.getByRole("banner").evaluate((header) => getComputedStyle(header).backdropFilter);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  expect(await blur()).toBe("none");
  await scrollTo(50);
  expect(await blur()).toBe("none");
  await scrollTo(51);
  await expect.poll(blur).toContain("blur");
  await expect(page.getByRole("banner")).toBeInViewport();
  await scrollTo(0);
  await expect.poll(blur).toBe("none");
});

test("shows the number of items on the bag's badge above 0", async ({ page }) => {
  await visit(page, "/");
  const bag = page.getByRole("button", { name: /^Shopping bag/ });
  await expect(bag).toHaveAccessibleName("Shopping bag");
  await expect(bag).toHaveText("");
  const add = page.getByRole("button", { name: "Quick Add: Silk Wrap Dress" });
  await add.dblclick();
  await expect(bag).toHaveAccessibleName("Shopping bag, 1 item");
  await add.press("Enter");
  await expect(bag).toHaveText("2");
  await expect(bag).toHaveAccessibleName("Shopping bag, 2 items");
});

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`home on ${screen}`, () => {
    test.use(options);

    test("links from the header to the shop, the sections and the admin", async ({ page }) => {
      const anchors = {
        Collections: "The Collections",
        "New Arrivals": "New Arrivals",
        Bestsellers: "Bestsellers",
        "Style Tips": "Style Notes",
        About: "Light, cloth and an Italian hand",
      };
      await visit(page, "/");
      const links = async () => {
        if (screen === "desktop") return page.getByRole("navigation", { name: "Main" });
        await page.getByRole("button", { name: "Menu" }).click();
        return page.getByRole("dialog", { name: "Menu" });
      };
      for (const [label, heading] of Object.entries(anchors)) {
        await (await links()).getByRole("link", { name: label, exact: true }).click();
        await expect(page.getByRole("dialog")).toBeHidden();
        await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeInViewport();
      }
      await (await links()).getByRole("link", { name: "Shop", exact: true }).click();
      await expect(page).toHaveURL(/\/shop$/);
      await expect(page.getByRole("banner").getByRole("link", { name: "Admin" })).toHaveAttribute(
        "href",
        "/admin",
      );
    });
  });
}

test.describe("the newsletter", () => {
  // The browser reports the rejected address.
  test.use({ expectedConsoleErrors: [/status of 400/] });

  test("subscribes an address once and rejects an invalid one", async ({ page, database }) => {
    const subscribe = async (address: string) => {
      await visit(page, "/");
      await page.getByRole("textbox", { name: "Email address" }).fill(address);
      await page.getByRole("button", { name: "Subscribe" }).click();
    };
    const letter = section(page, "A letter from the atelier");

    await subscribe("lucia@nowhere");
    await expect(letter.getByRole("alert")).toHaveText(
      "Please enter a valid email address, such as name@example.com.",
    );
    await expect(letter.getByRole("textbox")).toHaveValue("lucia@nowhere");
    await expectNoViolations(page, "a rejected sign-up");

    await subscribe("giulia@example.com");
    await expect(letter).toContainText(
      "Please confirm with the link in our email to giulia@example.com.",
    );
    await subscribe("Giulia@Example.com");
    await expect(letter).toContainText(
      "Please confirm with the link in our email to Giulia@Example.com.",
    );

    const rows = await database.read<{ consented_at: string }>(
      "newsletter_subscribers?email=ilike.giulia@example.com",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.consented_at).toBeTruthy();
  });
});

test("opens a page for every link of the footer", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const links = await footer
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
  const labels = links.map(([label]) => label);
  for (const collection of ["La Dolce Vita", "Modern Milan", "Tuscan Escape"]) {
    expect(labels).toContain(collection);
  }
  for (const [label, path] of links) {
    const response = await page.request.get(path ?? "");
    expect(response.status(), `${label}`).toBe(200);
    if (!path?.startsWith("/info/")) continue;
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(label ?? "");
    await expect(page.getByRole("main").getByRole("paragraph").first()).toBeVisible();
  }
});

test("shows the year in the footer", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(
    `© 2024–${new Date().getFullYear()} Gemma Luce`,
  );
});
