import { createPostgres } from "../../tests/fixtures/create-postgres.ts";
import { startSupabaseProcess } from "../../tests/fixtures/journey-backend.ts";
import { postgresDatabase } from "../../tests/fixtures/postgres-database.ts";
import { discardShop, startShop } from "../../tests/fixtures/running-shop.ts";
import { type Door, databaseDoor, shopDoor } from "./doors.ts";
import { type Books, bagOf, readBooks, stockShelf } from "./shelf.ts";
import { steadyRate, type Timed } from "./steady-rate.ts";

/** Checkouts started a second. */
export const RATE = 50;
const CONNECTIONS = 32;
/** One in so many shoppers pays at once; the others' goods stay held. */
const PAYS_EVERY = 10;
/** So that most of the shelf sells out before the end: pieces of each product for each second. */
const PIECES_A_SECOND = 5;

type Outcome = "held" | "sold out" | "paid" | `failed: ${string}`;

export type Sales = {
  door: string;
  started: number;
  held: number;
  soldOut: number;
  paid: number;
  failures: string[];
  /** Milliseconds of those that were not paid for. */
  times: number[];
  books: Books;
};

/** A Supabase in a process of its own on a new database of the Postgres under test, with the shop's tables. */
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

function shopperAt(door: Door, shelf: string[]) {
  return async (index: number): Promise<Outcome> => {
    const email = `shopper-${index}@example.com`;
    const buying: Promise<Outcome> =
      index % PAYS_EVERY === 0 ? door.buy(email) : door.hold(bagOf(shelf, index), email);
    return buying.catch((error: Error) => `failed: ${error.message}` as const);
  };
}

function tally(door: Door, shoppers: Timed<Outcome>[], books: Books): Sales {
  const count = (outcome: Outcome) => shoppers.filter(({ result }) => result === outcome).length;
  return {
    door: door.name,
    started: shoppers.length,
    held: count("held"),
    soldOut: count("sold out"),
    paid: count("paid"),
    failures: shoppers.flatMap(({ result }) => (result.startsWith("failed") ? [result] : [])),
    times: shoppers.flatMap(({ result, milliseconds }) =>
      result === "paid" ? [] : [milliseconds],
    ),
    books,
  };
}

/** Starts checkouts for so many seconds through one door of a shop on a real Postgres, and reads its books afterwards. */
export async function sell(name: "shop" | "database", seconds: number): Promise<Sales> {
  const database = await openDatabase();
  const shop =
    name === "shop" ? await startShop({ ...database.settings, CHECKOUTS_PER_IP: "1000000" }) : null;
  try {
    const shelf = await stockShelf(database.query, PIECES_A_SECOND * seconds);
    const door = shop ? shopDoor(shop.url) : databaseDoor(database.query);
    const shoppers = await steadyRate({ rate: RATE, seconds }, shopperAt(door, shelf));
    return tally(door, shoppers, await readBooks(database.query, shelf));
  } finally {
    if (shop) await discardShop(shop);
    await database.close();
  }
}

/** What contradicts itself between what shoppers were told and what the books say; empty when all is well. */
export function wrongsOf({ held, paid, failures, books }: Sales): string[] {
  const wrongs = [...failures];
  const expectEqual = (what: string, told: number, written: number) => {
    if (told !== written) wrongs.push(`${what}: ${told} told, ${written} written`);
  };
  expectEqual("checkouts held", held, books.checkouts);
  expectEqual("orders", paid, books.orders);
  expectEqual("pieces gone", paid, books.gone);
  expectEqual("products oversold", 0, books.oversold);
  return [...wrongs, ...books.inconsistencies.map((problem) => JSON.stringify(problem))];
}
