import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/access";

/** Return the URL of Supabase and the public key. Both are public by design. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(shopContext).supabaseAccess);
}
