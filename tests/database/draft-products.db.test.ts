import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StoredCatalogue, supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { supabaseStock } from "#app/data/stock.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { lapse, startCheckout, tryCheckout } from "./sample-bag.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const CATEGORY = "22222222-2222-4222-8222-222222222222";
const LINE = { productId: ID, size: "Teenie", color: "Zaffre", quantity: 1 };

let shop: TestShop;
let catalogue: StoredCatalogue;
let findFree: ReturnType<typeof supabaseStock>["findFree"];

beforeAll(async () => {
  shop = await openTestShop();
  const client = shop.clientAs("anon");
  catalogue = supabaseCatalogue(client);
  findFree = supabaseStock(client).findFree;
  await shop.call("staff", "POST", "categories", {
    id: CATEGORY,
    name: "capes",
    display_name: "Capes",
  });
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.call("server", "DELETE", `products?id=eq.${ID}`);
  const columns = {
    slug: "zibeline-cape",
    name: "Zibeline Cape",
    description: "Wool.",
    price: "310.00",
    images: [],
    category_id: CATEGORY,
    sizes: ["Teenie"],
    colors: ["Zaffre"],
    inventory_status: "in-stock",
    is_new_arrival: true,
    is_bestseller: true,
    is_draft: true,
    quantity: 0,
  };
  const variants = [{ size: "Teenie", color: "Zaffre", quantity: 3 }];
  await shop.rpc("staff", "add_product", { id: ID, columns, variants });
});

const setDraft = (isDraft: boolean) =>
  shop.sql("update public.products set is_draft = $2 where id = $1", [ID, isDraft]);

/** Return whether each read of shoppers includes the product. */
async function visibility(): Promise<Record<string, boolean>> {
  const lists = async (query: string) => {
    const filters = filtersFromQuery(new URLSearchParams(query));
    return (await catalogue.listProducts(filters)).products.some(({ id }) => id === ID);
  };
  const published = await catalogue.listPublished(1);
  const isIn = (products: { id: string }[]) => products.some(({ id }) => id === ID);
  const rows = async (path: string) =>
    (await shop.call<unknown[]>("anon", "GET", path)).body.length > 0;
  return {
    shop: await lists(""),
    category: await lists("category=capes"),
    search: await lists("q=zibeline"),
    suggestion: (await catalogue.suggestSearch("zibbelinne")) !== null,
    newArrivals: isIn(await catalogue.listNewArrivals(100)),
    bestsellers: isIn(await catalogue.listBestsellers(100)),
    bag: isIn(await catalogue.listForBag([ID])),
    wishlist: isIn(await catalogue.listByIds([ID])),
    page: (await catalogue.findProduct("zibeline-cape")) !== null,
    sitemap: published.some(({ slug }) => slug === "zibeline-cape"),
    count: (await catalogue.countPublished()) === published.length && published.length === 25,
    sizes: (await catalogue.listFurtherSizes()).includes("Teenie"),
    taxonomy: (await catalogue.listTaxonomyInUse()).categories.includes("capes"),
    stock: ((await findFree(ID))?.total ?? 0) > 0,
    restApi: await rows(`products?id=eq.${ID}`),
    variantsApi: await rows(`product_variants?product_id=eq.${ID}`),
  };
}

test("shows a draft in nothing that shoppers read, until it is published", async () => {
  const hidden = await visibility();
  expect(Object.keys(hidden).filter((place) => hidden[place])).toEqual([]);
  await setDraft(false);
  const shown = await visibility();
  expect(Object.keys(shown).filter((place) => !shown[place])).toEqual([]);
});

test("shows drafts to staff, and to no other signed-in user", async () => {
  for (const path of [`products?id=eq.${ID}`, `product_variants?product_id=eq.${ID}`]) {
    expect((await shop.call("staff", "GET", path)).body).toHaveLength(1);
    expect((await shop.call("stranger", "GET", path)).body).toEqual([]);
  }
  const { body } = await shop.call("staff", "GET", `admin_products?id=eq.${ID}`);
  expect(body).toMatchObject([{ is_draft: true, title: "Zibeline Cape" }]);
});

test("does not sell a draft", async () => {
  const { status, body } = await tryCheckout(shop, [LINE]);
  expect([status, body.details]).toEqual([422, "PRODUCT_NOT_FOUND"]);
});

test("takes no units of a draft when a hold has expired, and keeps a live one", async () => {
  await setDraft(false);
  const { reference } = await startCheckout(shop, [LINE]);
  await setDraft(true);
  const shortage = () =>
    shop.sql<{ shortage: unknown }>(
      "select public.find_shortage(id, clock_timestamp()) as shortage from public.checkouts where reference = $1",
      [reference],
    );
  expect(await shortage()).toMatchObject([{ shortage: { productId: ID, available: 0 } }]);
  const failure = () =>
    shop.sql(
      "select public.serving_failure(checkout) as failure from public.checkouts as checkout where reference = $1",
      [reference],
    );
  expect(await failure()).toEqual([{ failure: null }]);
  await lapse(shop, reference);
  expect(await failure()).toEqual([{ failure: "sold_out" }]);
});

test("redirects no former slug to a draft", async () => {
  await shop.sql("update public.products set slug = 'zibeline' where id = $1", [ID]);
  expect(await catalogue.findFormerSlug("zibeline-cape")).toBeNull();
  await setDraft(false);
  expect(await catalogue.findFormerSlug("zibeline-cape")).toEqual({ slug: "zibeline" });
});
