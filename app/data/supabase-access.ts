import { createContext } from "react-router";

/** What a browser needs to speak to Supabase itself, with the rights of whoever signs in. */
export type SupabaseAccess = {
  /** As a link on the page would say it: `/` where the shop serves Supabase itself, under whichever name it was opened. */
  url: string;
  publishableKey: string;
};

/** Set by the host for each request; null where there is no database. */
export const supabaseAccessContext = createContext<SupabaseAccess | null>();
