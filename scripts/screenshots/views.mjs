import { buy, findOrder, named, openBag, openCheckout, openPayment, press } from "./steps.mjs";
import { ENDS, EVERY, LOOKED_AT } from "./widths.mjs";

/** Scroll to the top and blur the focused field. */
const toTop = (page) =>
  page.evaluate(() => {
    document.activeElement?.blur();
    window.scrollTo(0, 0);
  });

/** Every view of the shop: name, path, widths, and the steps from there. */
export const SHOP_VIEWS = [
  ["home", "/", EVERY],
  ["shop", "/shop", EVERY],
  [
    "menu",
    "/",
    LOOKED_AT,
    async (page) => {
      const opens = page.getByRole("banner").getByRole("button", { name: /^(Menu|Categories)$/ });
      await opens.click();
      await page.getByRole("navigation", { name: /^(Menu|Categories)$/ }).waitFor();
    },
  ],
  [
    "filters",
    "/shop?category=dresses&category=shoes&color=Burgundy",
    ENDS,
    async (page) => {
      await press(page, "button", "Filters");
      await page.getByText("Choose several").filter({ visible: true }).first().waitFor();
    },
  ],
  ["nothing-found", "/shop?category=dresses&size=38", LOOKED_AT],
  ["product", "/products/silk-wrap-dress", EVERY],
  ["product-in-spanish", "/es/products/cotton-culottes", ENDS],
  [
    "quick-view",
    "/shop?category=shoes",
    EVERY,
    async (page) => {
      await press(page, "button", "Quick View: Suede Ankle Boots");
      // Its free stock loads after it opens.
      await page.getByRole("radio", { name: "35", disabled: true }).waitFor();
    },
  ],
  ["bag", "/shop?category=accessories", EVERY, openBag],
  [
    "search",
    "/",
    ENDS,
    async (page) => {
      await page.getByRole("banner").getByLabel("Search the shop").click();
      await page.keyboard.type("milan");
      await page.getByRole("option", { name: /^Milanese Trench Coat/ }).waitFor();
    },
  ],
  [
    "size-guide-in-place",
    "/products/silk-wrap-dress",
    ENDS,
    async (page) => {
      await press(page, "link", "Size Guide");
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    "wishlist",
    "/products/silk-wrap-dress",
    ENDS,
    async (page) => {
      await page
        .getByRole("button", { name: /wishlist/i })
        .first()
        .click();
      await page.goto("/wishlist", { waitUntil: "networkidle" });
    },
  ],
  [
    "bag-empty",
    "/shop?category=shoes",
    ENDS,
    async (page) => {
      await press(page, "button", "Shopping bag");
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    "checkout-confirmation",
    "/shop?category=accessories",
    ENDS,
    async (page) => {
      await openBag(page);
      await press(page, "button", "Proceed to Checkout");
      await named(page, "button", "Continue to Checkout").waitFor();
    },
  ],
  [
    "checkout",
    "/shop?category=accessories",
    EVERY,
    async (page) => {
      await openCheckout(page, "checkout");
      await toTop(page);
    },
  ],
  ["payment", "/shop?category=accessories", ENDS, (page) => openPayment(page, "payment")],
  ["receipt", "/shop?category=accessories", EVERY, (page) => buy(page, "receipt")],
  [
    "payment-declined",
    "/shop?category=accessories",
    ENDS,
    async (page) => {
      await openPayment(page, "declined");
      await press(page, "button", "Decline payment");
      await named(page, "link", "Back to Payment").waitFor();
    },
  ],
  ["payment-error", "/confirmation", ENDS],
  ["order-look-up", "/orders", ENDS],
  ["order-found", "/shop?category=accessories", ENDS, findOrder],
  ["our-story", "/info/about", LOOKED_AT],
  ["size-guide", "/info/size-guide", LOOKED_AT],
  ["accessibility", "/info/accessibility", LOOKED_AT],
  ["not-found", "/nowhere", ENDS],
];

/** The views of a shop without a database. */
export const SAMPLE_VIEWS = [["sample-products", "/shop", ENDS]];

/** The views of a shop whose database does not respond, of a page that it has never read. */
export const OUTAGE_VIEWS = [["database-error", "/products/woven-espadrilles", ENDS]];
