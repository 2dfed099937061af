import { expect, test } from "vitest";
import { z } from "zod";
import { parseCsv } from "./csv.ts";
import { importRowIds } from "./import-row-ids.ts";

const idsOf = (text: string) => importRowIds(parseCsv(text));

test("gives a row the same id in every import, at any position", async () => {
  const first = await idsOf("name,price\nScarf,85\nBelt,40");
  const second = await idsOf("name,price\n\nBelt,40");
  expect(second).toEqual(new Map([[3, first.get(3)]]));
  for (const id of first.values()) expect(z.uuid().safeParse(id).success).toBe(true);
});

test("gives equal rows of one file, other cells and other headings other ids", async () => {
  const ids = [
    ...(await idsOf("name,price\nScarf,85\nScarf,85\nScarf,86")).values(),
    ...(await idsOf("name,original_price\nScarf,85")).values(),
  ];
  expect(new Set(ids).size).toBe(4);
});
