import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoredCatalogue, supabaseCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;
let catalogue: StoredCatalogue;

beforeAll(async () => {
  shop = await openTestShop();
  catalogue = supabaseCatalogue(shop.clientAs("anon"));
});
afterAll(() => shop.close());

async function search(q: string): Promise<string> {
  const { products } = await catalogue.listProducts(filtersFromQuery(new URLSearchParams({ q })));
  return products.map(({ slug }) => slug).join(" ");
}

const HANDBAG = "italian-leather-handbag";
const BELT = "woven-leather-belt";
const SCARF = "silk-twill-scarf";
const HAT = "straw-sun-hat";
const BOOTS = "suede-ankle-boots";
const JACKET = "suede-moto-jacket";
const GOWN = "velvet-evening-gown";
const BLACK_SHOES = "italian-leather-loafers leather-slingback-pumps";
const SHOES = `${BLACK_SHOES} ${BOOTS} woven-espadrilles`;
const DRESSES = `silk-wrap-dress amalfi-linen-sundress ${GOWN} pleated-midi-dress`;
const TROUSERS = "linen-palazzo-pants tailored-cigarette-trousers cotton-culottes";
const KNITS = "riviera-striped-knit merino-turtleneck";
const COATS = `wool-wrap-coat milanese-trench-coat`;
const ACCESSORIES = `${HANDBAG} ${SCARF} ${BELT} ${HAT}`;
const IN_NAVY =
  "cashmere-blazer silk-blouse amalfi-linen-sundress riviera-striped-knit cotton-poplin-shirt " +
  `milanese-trench-coat ${SCARF} woven-espadrilles`;
const TUSCAN =
  `${HANDBAG} linen-palazzo-pants amalfi-linen-sundress merino-turtleneck cotton-culottes ` +
  `wool-wrap-coat ${HAT} ${BOOTS} woven-espadrilles`;

/** Descriptions count: a dress may have a belt, and boots may go with trousers. */
const SPANISH = [
  ["bolso", HANDBAG],
  ["bolsos negros", HANDBAG],
  ["cartera", HANDBAG],
  ["carttera", HANDBAG],
  ["correa", BELT],
  ["cintruon", BELT],
  ["cinturón", `pleated-midi-dress wool-wrap-coat ${BELT}`],
  ["zapatos", SHOES],
  ["zapato negro", BLACK_SHOES],
  ["calzado", SHOES],
  ["zapatoz", SHOES],
  ["vestidos", DRESSES],
  ["vestdo", DRESSES],
  ["vestido de lino", "amalfi-linen-sundress"],
  ["PANTALÓN", `${TROUSERS} ${BELT} ${BOOTS}`],
  ["pantalones", `${TROUSERS} ${BELT} ${BOOTS}`],
  ["pantalom negro", "tailored-cigarette-trousers"],
  ["blusas y tops", "silk-blouse riviera-striped-knit cotton-poplin-shirt merino-turtleneck"],
  ["abrigos y chaquetas", `cashmere-blazer ${COATS} ${JACKET}`],
  ["chompa", JACKET],
  ["suéteres", KNITS],
  ["camisas blancas", "cotton-poplin-shirt"],
  ["botines de gamuza", BOOTS],
  ["gamusa", `${JACKET} ${BOOTS}`],
  ["tacones", "leather-slingback-pumps"],
  ["bufanda", SCARF],
  ["accesorios", ACCESSORIES],
  ["escapada toscana", TUSCAN],
  ["azul marino", IN_NAVY],
  ["falda rosa", "pleated-midi-dress pleated-silk-skirt"],
] as const;

const ENGLISH = [
  ["handbag", HANDBAG],
  ["purse", HANDBAG],
  ["belts", `pleated-midi-dress wool-wrap-coat ${BELT}`],
  ["shoes", SHOES],
  ["black shoes", BLACK_SHOES],
  ["footwear", SHOES],
  ["dresses", DRESSES],
  ["gown", DRESSES],
  ["red dress", GOWN],
  ["sweaters", KNITS],
  ["jumper", KNITS],
  ["pants", TROUSERS],
  ["green skirt", `${DRESSES.replace(` ${GOWN}`, "")} pleated-silk-skirt cotton-culottes`],
  ["coat", `${HANDBAG} merino-turtleneck ${COATS} ${BELT}`],
  ["outerwear", `cashmere-blazer ${COATS} ${JACKET}`],
  ["jaket", JACKET],
  ["ankle boots", BOOTS],
  ["heels", `${BLACK_SHOES} ${BOOTS}`],
  ["scarves", SCARF],
  ["hats", HAT],
  ["lether", `${HANDBAG} italian-leather-loafers ${BELT} leather-slingback-pumps`],
  ["cashmeer", "cashmere-blazer"],
  ["loafres", "italian-leather-loafers"],
  ["espadriles", "woven-espadrilles"],
  ["accesories", ACCESSORIES],
  ["tuscan escape", TUSCAN],
  ["navy", IN_NAVY],
  ["brown belt", `wool-wrap-coat ${BELT}`],
  ["striped top", "riviera-striped-knit"],
  ["turtlenek", "merino-turtleneck"],
] as const;

test("covers 30 queries in each language", () => {
  expect([SPANISH.length, ENGLISH.length]).toEqual([30, 30]);
});

test.each([...SPANISH, ...ENGLISH])("finds for '%s': %s", async (query, slugs) => {
  expect(await search(query)).toBe(slugs);
});

test.each(["gorra", "xyzzy", "vestido volador", "zpts", "abcdefghijklmnopqrstuvwxyzabcd"])(
  "finds nothing for '%s'",
  async (query) => {
    expect(await search(query)).toBe("");
  },
);

test.each(["👗", "♥ ✨", "%_*", "¿?"])("finds and counts nothing for '%s'", async (query) => {
  const filters = filtersFromQuery(new URLSearchParams({ q: query }));
  const { products, total, pageCount } = await catalogue.listProducts(filters);
  expect([products, total, pageCount]).toEqual([[], 0, 1]);
  expect((await catalogue.countChoices(filters)).category).toEqual({});
  expect(await catalogue.suggestSearch(query)).toBeNull();
});

test("does not correct a word that products have", async () => {
  expect(await search("majolica")).toBe(SCARF);
  expect(await search("crepe")).toBe("silk-wrap-dress pleated-midi-dress");
});

test.each([
  ["blasier", "blazer"],
  ["vestido volador", "vestido"],
  ["zapatos de seda", "zapatos"],
  ["cartera blasier", "cartera"],
  ["pantalom", "pantalón"],
  ["pantalom volador", "pantalón"],
  ["zapatoz de seda", "zapatos"],
  ["cintruon volador", "cinturón"],
  ["qwxzk", null],
  ["vestido", null],
])("suggests for '%s', which finds nothing: %s", async (query, suggestion) => {
  expect(await catalogue.suggestSearch(query)).toBe(suggestion);
});

test("finds a category by its new name and corrects that name's errors", async () => {
  await shop.sql("update public.categories set display_name = 'Footgear' where name = 'shoes'");
  expect(await search("footgear")).toBe(SHOES);
  expect(await search("foogtear")).toBe(SHOES);
});

test("corrects errors of words and colors of a new product", async () => {
  const added = await shop.call<{ slug: string }[]>("staff", "POST", "products", {
    name: "Kimono",
    name_es: "Quimono",
    price: 10,
    colors: ["Magenta"],
  });
  const slug = added.body[0]?.slug;
  for (const query of ["kimonno", "quimno", "magneta", "kimono magentas"]) {
    expect(await search(query), query).toBe(slug);
  }
});

test("suggests a word with the accents of a product's name", async () => {
  await shop.call("staff", "POST", "products", { name: "Bolero", name_es: "Torérita", price: 10 });
  expect(await catalogue.suggestSearch("toririta volador")).toBe("torérita");
});

test("finds by a synonym the shop adds", async () => {
  await shop.sql(
    "insert into public.search_synonyms (words) values ('chal rebozo pashmina panuelo')",
  );
  expect(await search("rebozo")).toBe(SCARF);
  expect(await search("pasmina")).toBe(SCARF);
});

test("answers words of any length and number in bounded time", async () => {
  const words = Array.from({ length: 1000 }, (_, index) => `vestdo${"o".repeat(index)}'\\:*`);
  for (const name of ["list_products", "suggest_search"]) {
    expect((await shop.rpc("anon", name, { words })).status).toBe(200);
  }
});
