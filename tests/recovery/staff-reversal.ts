import { settings } from "#app/settings.ts";
import { OWNER } from "../fixtures/running-shop.ts";
import type { FaultyShop } from "./faulty-shop.ts";

/** Sign in as the owner and return the access token. */
async function signInOwner(shop: FaultyShop): Promise<string> {
  const response = await fetch(`${shop.supabaseUrl()}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: await shop.publishableKey(), "content-type": "application/json" },
    body: JSON.stringify({
      email: OWNER.username + settings.staffEmail.slice(settings.staffEmail.indexOf("@")),
      password: OWNER.password,
    }),
  });
  const session = (await response.json()) as { access_token?: string };
  if (!session.access_token) throw new Error(`No session: ${JSON.stringify(session)}`);
  return session.access_token;
}

/** Sessions are kept, since sign-ins are limited; a session lasts an hour. */
const sessions = new WeakMap<FaultyShop, { token: string; since: number }>();
const SESSION_MS = 1_800_000;

async function ownerToken(shop: FaultyShop): Promise<string> {
  const kept = sessions.get(shop);
  if (kept && Date.now() - kept.since < SESSION_MS) return kept.token;
  const since = Date.now();
  const token = await signInOwner(shop);
  sessions.set(shop, { token, since });
  return token;
}

/** Post to a route of the host as the admin page does; return the response's text. */
export async function askAsOwner(shop: FaultyShop, path: string, body?: object): Promise<string> {
  const token = await ownerToken(shop);
  const response = await fetch(`${shop.url()}${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      origin: shop.url(),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.text();
}

/** Refund an order. Throws after PayPhone's hours, which the tests' clock excludes. */
export async function reverseAsStaff(shop: FaultyShop, email: string): Promise<void> {
  const [order] = await shop.rest<{ id: string }>("GET", `orders?email=eq.${email}&select=id`);
  if (!order) throw new Error("no order");
  const answer = await askAsOwner(shop, `/api/orders/${order.id}/reversal`);
  if (answer.includes("REVERSAL_TOO_LATE")) throw new Error(answer);
}
