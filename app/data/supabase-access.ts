/** What the admin in the browser needs to call Supabase. */
export type SupabaseAccess = {
  /** Absolute, or `/` if the shop proxies Supabase, under any host name. */
  url: string;
  publishableKey: string;
};
