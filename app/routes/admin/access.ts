import { supabaseAccessContext } from "#app/data/supabase-access.ts";
import type { Route } from "./+types/access";

/** Tells a browser where Supabase is and its public key; both are public by design. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(supabaseAccessContext));
}
