import { OWNER } from "./open-shop.mjs";

/** Steps of shoppers and the owner that lead to a view. */
export const named = (page, role, name) => page.getByRole(role, { name, exact: true });
export const press = (page, role, name) => named(page, role, name).first().click();

async function quickAdd(page) {
  await press(page, "button", "Quick Add: Woven Leather Belt");
  await press(page, "button", "Quick Add: Silk Twill Scarf");
}

export async function openBag(page) {
  await quickAdd(page);
  await press(page, "button", "Shopping bag, 2 items");
}

async function fillIn(page, fields) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

/** An email address may have three live checkouts, so each visit uses another one. */
const emailOf = (page, visit) => `${visit}.${page.viewportSize().width}@example.com`;

export async function openCheckout(page, visit) {
  await quickAdd(page);
  await page.goto("/checkout");
  await fillIn(page, {
    "First Name": "Lucía",
    "Last Name": "Andrade",
    Email: emailOf(page, visit),
    Phone: "0991234567",
    Address: "Av. Amazonas N34-120",
    City: "Quito",
  });
}

export async function openPayment(page, visit) {
  await openCheckout(page, visit);
  await press(page, "button", "Continue to Payment");
  await named(page, "button", "Approve payment").waitFor();
}

export async function approve(page) {
  await press(page, "button", "Approve payment");
  await named(page, "heading", "Grazie Mille!").waitFor();
  // Wait until the receipt's script has emptied the bag.
  await page.waitForFunction(() => localStorage.getItem("gemma-luce-checkout") === null);
}

export async function buy(page, visit) {
  await openPayment(page, visit);
  await approve(page);
}

/** Buy, then look the order up by its number. */
export async function findOrder(page) {
  await buy(page, "found");
  const number = await page.getByRole("strong").first().textContent();
  await page.goto("/orders", { waitUntil: "networkidle" });
  await fillIn(page, { "Order Number": number, Email: emailOf(page, "found") });
  await press(page, "button", "Find order");
  await page.getByRole("region", { name: `Order ${number}` }).waitFor();
}

export async function signIn(page) {
  await page.getByLabel("Username").fill(OWNER.username);
  await page.getByLabel("Password").fill(OWNER.password);
  await press(page, "button", "Sign In");
  await page.getByRole("navigation").first().waitFor();
}
