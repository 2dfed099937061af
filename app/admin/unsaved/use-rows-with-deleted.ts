import { useState } from "react";

/**
 * Return the rows of a list with those that were in it before, each about where it was. A deleted row shows nothing unless its form
 * is open: what was typed into it would be lost. Call `onClose` when a row closes its form: `changes` differs after that and when the
 * list gets shorter or longer, for the focus.
 */
export function useRowsWithDeleted<Row>(stored: Row[], keyOf: (row: Row) => string) {
  const [read, setRead] = useState(stored);
  const [rows, setRows] = useState(stored);
  const [closed, setClosed] = useState(0);
  if (stored !== read) {
    setRead(stored);
    setRows(withDeleted(stored, rows, keyOf));
  }
  const keys = new Set(stored.map(keyOf));
  return {
    rows: rows.map((row) => ({ row, isDeleted: !keys.has(keyOf(row)) })),
    onClose: () => setClosed((count) => count + 1),
    changes: `${stored.length} ${closed}`,
  };
}

function withDeleted<Row>(stored: Row[], before: Row[], keyOf: (row: Row) => string): Row[] {
  const keys = new Set(stored.map(keyOf));
  const rows = [...stored];
  for (const [index, row] of before.entries()) {
    if (!keys.has(keyOf(row))) rows.splice(index, 0, row);
  }
  return rows;
}
