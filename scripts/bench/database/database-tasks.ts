import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import type { BenchShop } from "./open-bench-shop.ts";

/** One request of a shopper. `round` makes each call different where that matters. */
type DatabaseTask = { name: string; run: (round: number) => Promise<unknown> };

const DRESS = {
  productId: "a0000000-0000-4000-8000-000000000001",
  size: "M",
  color: "Cream",
  quantity: 1,
  price: 24500,
};

const CUSTOMER = {
  firstName: "Ana",
  lastName: "Pérez",
  email: "ana@example.com",
  phone: "+593987654321",
  address: "Av. Amazonas N24-03",
  city: "Quito",
  landmark: "",
  province: "Pichincha",
  postalCode: "170143",
  country: "Ecuador",
};

const start = ({ checkouts }: BenchShop) =>
  checkouts.start({ customer: CUSTOMER, lines: [DRESS], replaces: null, language: "es" });

/** Settle a checkout that was started before, so that only pin and settle are measured. */
function settleTask(shop: BenchShop, references: string[]): DatabaseTask {
  return {
    name: "Settle a payment",
    async run(round) {
      const reference = references[round];
      if (!reference) throw new Error("Every round settles a checkout of its own.");
      await shop.checkouts.pin(reference, `bench-${reference}`);
      await shop.checkouts.settle(reference, `bench-${reference}`, {});
    },
  };
}

/** Return the measured tasks, prepared for a number of rounds. */
export async function databaseTasks(shop: BenchShop, rounds: number): Promise<DatabaseTask[]> {
  await shop.sql("update public.products set quantity = 1000000 where id = $1", [DRESS.productId]);
  await shop.sql("update public.shop_settings set max_live_checkouts = 1000");
  // Every catalogue size starts without orders.
  await shop.sql("truncate public.checkouts, public.orders, public.outbox cascade");
  const [{ middle } = { middle: 1 }] = await shop.sql<{ middle: number }>(
    "select (count(*) / 48)::int + 1 as middle from public.products",
  );
  const references: string[] = [];
  for (let round = 0; round < rounds; round += 1) references.push((await start(shop)).reference);
  const filtersOf = (query: string) => filtersFromQuery(new URLSearchParams(query));
  const list = (query: string) => () => shop.catalogue.listProducts(filtersOf(query));
  const count = (query: string) => () => shop.catalogue.countChoices(filtersOf(query));
  return [
    { name: "Catalogue page", run: list("") },
    { name: "Catalogue page, filtered", run: list("category=dresses&size=M&stock=1") },
    { name: "Catalogue page, by price", run: list("collection=modern-milan&sort=price-up") },
    { name: "Catalogue page, in the middle", run: list(`page=${middle}`) },
    { name: "Search, a common word", run: list("q=vestido") },
    { name: "Search, two words", run: list("q=silk+portofino") },
    { name: "Search, a synonym and a typing error", run: list("q=bolso+ngero") },
    { name: "Suggestion for a search", run: () => shop.catalogue.suggestSearch("blasier volador") },
    { name: "Count of what nothing matches", run: list("category=shoes&size=M") },
    { name: "Counts of the filters", run: count("") },
    { name: "Counts of the filters, filtered", run: count("category=dresses&size=M&stock=1") },
    { name: "Sizes for the filters", run: () => shop.catalogue.listFurtherSizes() },
    { name: "Product by slug", run: () => shop.catalogue.findProduct("wool-wrap-coat") },
    { name: "New arrivals", run: () => shop.catalogue.listNewArrivals(4) },
    { name: "Free stock", run: () => shop.stock.findFree(DRESS.productId) },
    { name: "Start a checkout", run: () => start(shop) },
    settleTask(shop, references),
  ];
}
