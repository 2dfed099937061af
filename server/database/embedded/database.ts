import type { Connection } from "@supabase/lite";

type Statements = {
  /** Runs several statements without results. */
  exec(text: string): Promise<unknown>;
  query<Row>(text: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
};

/** A database as its superuser: the part of PGlite's interface that is used here. */
export type Database = Statements & {
  transaction<Result>(run: (transaction: Statements) => Promise<Result>): Promise<Result>;
};

/** A database and the connection of the library to it. */
export type OpenedDatabase = {
  connection: Connection;
  database: Database;
  /** Runs requests one after the other where all share one session. */
  queue<Result>(task: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
