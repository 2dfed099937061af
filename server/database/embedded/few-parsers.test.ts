import { expect, test } from "vitest";
import { fewParsers } from "./few-parsers.ts";

test("of three hundred parsers those of values and of their lists are left", async () => {
  const parse = () => "parsed";
  // A truth value and its list, the list of ids, the list of an unknown type's, the list of a table's rows.
  const parsers = { 16: parse, 1000: parse, 2951: parse, 1017: parse, 50000: parse, string: parse };
  const rows = [
    { oid: 16, list: 1000, type: "bool" },
    { oid: 2950, list: 2951, type: "uuid" },
    { oid: 600, list: 1017, type: "point" },
  ];
  const query = async () => ({ rows: rows as never[], fields: [] });
  const kept = await fewParsers({ parsers, query });
  expect(Object.keys(kept)).toEqual(["16", "1000", "2951"]);
});
