import { expect, test } from "vitest";
import { scalarParsers } from "./copied-parsers.ts";

test("keeps the parsers of scalar types and of their arrays", async () => {
  const parse = () => "parsed";
  // boolean, boolean[], uuid[], point[] (unparsed element type), a table's row array.
  const parsers = { 16: parse, 1000: parse, 2951: parse, 1017: parse, 50000: parse, string: parse };
  const rows = [
    { oid: 16, arrayOid: 1000, name: "bool" },
    { oid: 2950, arrayOid: 2951, name: "uuid" },
    { oid: 600, arrayOid: 1017, name: "point" },
  ];
  const query = async () => ({ rows: rows as never[], fields: [] });
  expect(Object.keys(await scalarParsers({ parsers, query }))).toEqual(["16", "1000", "2951"]);
});
