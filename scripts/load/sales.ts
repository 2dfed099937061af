import { createPostgres } from "../../tests/fixtures/create-postgres.ts";
import { startSupabaseProcess } from "../../tests/fixtures/journey-backend.ts";
import { postgresDatabase } from "../../tests/fixtures/postgres-database.ts";
import { discardShop, startShop } from "../../tests/fixtures/running-shop.ts";
import { type CheckoutChannel, databaseChannel, shopChannel } from "./checkout-channels.ts";
import { addLoadProducts, bagOf, readTotals, type Totals } from "./load-stock.ts";
import { steadyRate, type Timed } from "./steady-rate.ts";

/** Checkouts per second. */
export const RATE = 50;
const CONNECTIONS = 32;
/** One of ten shoppers pays at once; the others only hold stock. */
const PAID_SHARE = 10;
/** Units of each product per second of the test, so that most sell out before the end. */
const UNITS_PER_SECOND = 5;

type Outcome = "held" | "sold out" | "paid" | `failed: ${string}`;

export type Sales = {
  channel: string;
  started: number;
  held: number;
  soldOut: number;
  paid: number;
  failures: string[];
  /** Milliseconds of checkouts that were not paid. */
  times: number[];
  totals: Totals;
};

/** A Supabase in its own process, on a new database of the Postgres under test. */
async function openDatabase() {
  const postgres = await createPostgres();
  const supabase = await startSupabaseProcess(postgres.url);
  const { database, close } = await postgresDatabase(postgres.url, CONNECTIONS);
  return {
    query: database.query,
    settings: supabase.settings,
    async close() {
      await close();
      await supabase.close();
      await postgres.drop();
    },
  };
}

function shopperAt(channel: CheckoutChannel, productIds: string[]) {
  return async (index: number): Promise<Outcome> => {
    const email = `shopper-${index}@example.com`;
    const buying: Promise<Outcome> =
      index % PAID_SHARE === 0 ? channel.buy(email) : channel.hold(bagOf(productIds, index), email);
    return buying.catch((error: Error) => `failed: ${error.message}` as const);
  };
}

function tally(channel: CheckoutChannel, shoppers: Timed<Outcome>[], totals: Totals): Sales {
  const count = (outcome: Outcome) => shoppers.filter(({ result }) => result === outcome).length;
  return {
    channel: channel.name,
    started: shoppers.length,
    held: count("held"),
    soldOut: count("sold out"),
    paid: count("paid"),
    failures: shoppers.flatMap(({ result }) => (result.startsWith("failed") ? [result] : [])),
    times: shoppers.flatMap(({ result, milliseconds }) =>
      result === "paid" ? [] : [milliseconds],
    ),
    totals,
  };
}

/** Start checkouts for `seconds` through one channel of a shop on a real Postgres, and read the database's totals afterwards. */
export async function sell(name: "shop" | "database", seconds: number): Promise<Sales> {
  const database = await openDatabase();
  const shop =
    name === "shop" ? await startShop({ ...database.settings, CHECKOUTS_PER_IP: "1000000" }) : null;
  try {
    const productIds = await addLoadProducts(database.query, UNITS_PER_SECOND * seconds);
    const channel = shop ? shopChannel(shop.url) : databaseChannel(database.query);
    const shoppers = await steadyRate({ rate: RATE, seconds }, shopperAt(channel, productIds));
    return tally(channel, shoppers, await readTotals(database.query, productIds));
  } finally {
    if (shop) await discardShop(shop);
    await database.close();
  }
}

/** Return where shoppers' results and the database's totals differ. */
export function contradictionsOf({ held, paid, failures, totals }: Sales): string[] {
  const contradictions = [...failures];
  const expectEqual = (what: string, reported: number, stored: number) => {
    if (reported !== stored) contradictions.push(`${what}: ${reported} reported, ${stored} stored`);
  };
  expectEqual("checkouts held", held, totals.checkouts);
  expectEqual("orders", paid, totals.orders);
  expectEqual("units sold", paid, totals.sold);
  expectEqual("products oversold", 0, totals.oversold);
  return [...contradictions, ...totals.inconsistencies.map((problem) => JSON.stringify(problem))];
}
