import { createRandom } from "../fixtures/create-random.ts";

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

const VALUES: readonly unknown[] = [
  null,
  true,
  "",
  " ",
  0,
  -1,
  1.5,
  -0,
  1e308,
  9_007_199_254_740_992,
  "NaN",
  "1e999999",
  "0x10",
  [],
  {},
  [[]],
  { toString: 1 },
  deep(60),
  "'; drop table public.orders; --",
  '" or 1=1 --',
  "$\u007bjndi:ldap://x}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "\u0000",
  "a\u0000b",
  "\r\nBcc: everybody@example.com",
  "\ud800",
  "\u202e\u2066",
  "\u200b",
  "ﷺ".repeat(300),
  "é".repeat(201),
  "x".repeat(100_000),
  "constructor",
  "__proto__",
  "ana@example.com,eva@example.com",
  "a0000000-0000-4000-8000-000000000002",
  "A0000000-0000-4000-8000-00000000FFFF",
  "GL-1795262302748-bd595980c9f6484b813d02816feaccfe",
  "GL-'||pg_sleep(10)||'",
  "99999999999999999999",
  "-9223372036854775808",
  "%00",
  "%",
];

const KEYS = [
  "firstName",
  "email",
  "productId",
  "quantity",
  "price",
  "landmark",
  "province",
  "language",
  "__proto__",
  "constructor",
  "",
  "x".repeat(500),
];
const RETURN_NAMES = [
  "transactionId",
  "transaction_id",
  "id",
  "clientTransactionId",
  "reference",
  "status",
  "msg",
  "",
];
const RAW_QUERIES = [
  "%E0%A4%A",
  "id=%FF&clientTransactionId=%C0%80",
  "&&&&",
  "=",
  "id[]=1&id[]=2",
  "?????",
  "#",
];
const RAW_BODIES = [
  "",
  "{",
  "[]",
  "null",
  "0",
  '"x"',
  '{"customer":',
  "\u0000",
  "[".repeat(5000),
  '{"a":1}{"b":2}',
];

type Node = Record<string, unknown> | unknown[];

/** Create a generator of hostile inputs, reproducible by its seed. */
export function hostileInputs(seed: number) {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;

  const value = () => structuredClone(pick(VALUES));

  /** Change, remove or add one value somewhere in `node`. */
  function mutate(node: Node): void {
    const keys = Object.keys(node);
    const key = keys.length > 0 && random() < 0.85 ? pick(keys) : pick(KEYS);
    // Own properties only: changing an inherited `__proto__` would affect the whole process.
    const child = Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
    if (child !== null && typeof child === "object" && random() < 0.8) {
      mutate(child as Node);
    } else if (random() < 0.15) {
      delete (node as Record<string, unknown>)[key];
    } else {
      Object.defineProperty(node, key, {
        value: value(),
        enumerable: true,
        writable: true,
        configurable: true,
      });
    }
  }

  return {
    /** Return a mutated `sample` as JSON, or text that is not JSON. */
    body(sample: object): string {
      if (random() < 0.05) return pick(RAW_BODIES);
      const mutated = structuredClone(sample);
      const changes = 1 + Math.floor(random() * 3);
      for (let change = 0; change < changes; change += 1) mutate(mutated as Node);
      return JSON.stringify(mutated);
    },
    /** Return the query of a return URL; `references` exist. */
    query(references: readonly string[]): string {
      if (random() < 0.05) return pick(RAW_QUERIES);
      const parameters = new URLSearchParams();
      const count = Math.floor(random() * 5);
      for (let index = 0; index < count; index += 1) {
        const input = value();
        const text = typeof input === "string" ? input : JSON.stringify(input);
        parameters.append(pick(RETURN_NAMES), text.slice(0, 2000));
      }
      if (random() < 0.3) parameters.append("clientTransactionId", pick(references));
      if (random() < 0.4) parameters.append("id", String(Math.floor(random() * 1e8)));
      if (random() < 0.2) parameters.append("status", pick(["success", "completed", "Completed"]));
      return parameters.toString();
    },
  };
}
