import type { Role } from "../open-test-shop.ts";

export const VERBS = ["select", "insert", "update", "delete"] as const;
export type Verb = (typeof VERBS)[number];

export type Table = {
  /** Verbs by role. Default: all for the server, none for others. */
  may: Partial<Record<Role, readonly Verb[]>>;
  /** The query of the test's row. */
  key: string;
  row: object;
  change: object;
  /** The table of a view's rows. */
  base?: string;
  /** The shop needs this row, so it is restored. */
  isRestored?: true;
};

export type Tables = Record<string, Table>;

export const READ = ["select"] as const;
export const PUBLIC_CATALOGUE = { anon: READ, stranger: READ, staff: VERBS };
