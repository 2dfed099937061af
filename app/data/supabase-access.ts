import { createContext } from "react-router";

/** What the admin in the browser needs to call Supabase. */
export type SupabaseAccess = {
  /** Absolute, or `/` if the shop proxies Supabase, under any host name. */
  url: string;
  publishableKey: string;
};

/** Set by the host for each request. Null without a database. */
export const supabaseAccessContext = createContext<SupabaseAccess | null>();
