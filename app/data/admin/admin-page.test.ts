import { expect, test } from "vitest";
import { MAX_ROWS, readEveryRow, sortedRows } from "./admin-page.ts";

type Row = { id: string; document: string };

const rowOf = (number: number, document = ""): Row => ({
  id: `00000000-0000-0000-0000-${String(number).padStart(12, "0")}`,
  document,
});

/** Returns rows from a key on, as the database does, and changes the table after each request. */
function readerOf(rows: Row[], afterEach: (rows: Row[]) => void, maxRows = MAX_ROWS) {
  return async (key: string) => {
    const page = rows
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .filter(({ id }) => id >= key)
      .slice(0, maxRows);
    afterEach(rows);
    return page;
  };
}

const idOf = ({ id }: Row) => id;

test("reads each row once while others come and go", async () => {
  const rows = Array.from({ length: 2 * MAX_ROWS + 3 }, (_, number) => rowOf(2 * number + 2));
  const before = rows.map(idOf);
  let added = 1;
  const read = readerOf(rows, (table) => {
    table.unshift(rowOf(added));
    added += 2;
  });
  const ids = (await readEveryRow(read, idOf)).map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(before));

  const left = readerOf([...rows], (table) => table.splice(0, 5));
  const found = (await readEveryRow(left, idOf)).map(idOf);
  expect(found).toEqual(expect.arrayContaining(before.slice(MAX_ROWS)));
});

test("reads every row of a key that a request breaks off in", async () => {
  const rows = Array.from({ length: MAX_ROWS - 1 }, (_, number) => rowOf(number + 1));
  const both = [rowOf(MAX_ROWS, "invoice"), rowOf(MAX_ROWS, "credit note")];
  const read = readerOf([...rows, ...both], () => {});
  expect(await readEveryRow(read, idOf)).toHaveLength(MAX_ROWS + 1);
});

test("reads every row of a project that returns fewer rows per request", async () => {
  const rows = Array.from({ length: 1200 }, (_, number) => rowOf(number + 1));
  const read = readerOf(rows, () => {}, 500);
  expect((await readEveryRow(read, idOf)).map(idOf)).toEqual(rows.map(idOf));
});

test("sorts texts and numbers in either direction, and keeps the order of equal ones", () => {
  const rows = [
    { name: "ñandú", total: 3 },
    { name: "Ñandú", total: 20 },
    { name: "zorro", total: 3 },
  ];
  const byName = sortedRows(rows, "desc", ({ name }) => name);
  expect(byName.map(({ name }) => name)).toEqual(["zorro", "Ñandú", "ñandú"]);
  const byTotal = sortedRows(rows, "asc", ({ total }) => total);
  expect(byTotal.map(({ name }) => name)).toEqual(["ñandú", "zorro", "Ñandú"]);
});
