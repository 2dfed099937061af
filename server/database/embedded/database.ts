import type { Connection } from "@supabase/lite";

type Statements = {
  /** Runs several statements that give nothing back. */
  exec(text: string): Promise<unknown>;
  query<Row>(text: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
};

/** A database as its superuser speaks to it: PGlite's own interface, as far as it is used here. */
export type Database = Statements & {
  transaction<Result>(run: (transaction: Statements) => Promise<Result>): Promise<Result>;
};

/** A database that the library can work on. */
export type OpenedDatabase = {
  /** What the library's app takes. */
  connection: Connection;
  database: Database;
  /**
   * Runs requests one after the other where all share one session: else statements of two requests would share a
   * transaction, and one would run with the other's role.
   */
  queue<Result>(task: () => Promise<Result>): Promise<Result>;
  /**
   * Puts a session right that a failed request may have left inside a transaction: the driver can refuse a parameter
   * after the statement was prepared, and the library's own rollback is lost with it. Everybody shares that session.
   */
  endTransaction(): Promise<void>;
  close(): Promise<void>;
};
