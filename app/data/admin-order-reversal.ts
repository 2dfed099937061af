import { z } from "zod";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import { requireStaff } from "./admin-session.ts";

const ReversalSchema = z.object({
  state: z.enum(["none", "due", "done", "refused"]),
  isOpen: z.boolean(),
  closesAt: z.string().nullable(),
});

/**
 * Where the reversal of an order's payment stands.
 * - `isOpen`: it may be asked for now; the shop's server decides by its own clock
 * - `closesAt`: ISO time after which PayPhone takes no payment of that day back; null without a PayPhone payment
 * - `due`: asked for, and PayPhone has not answered yet; `done`: the money went back; `refused`: PayPhone said no
 */
export type OrderReversal = z.infer<typeof ReversalSchema>;

const REFUSALS = [
  "REVERSAL_TOO_LATE",
  "REVERSAL_REFUSED",
  "ORDER_ALREADY_REFUNDED",
  "ORDER_NOT_PAID_ONLINE",
  "TOO_MANY_REQUESTS",
] as const;

/** Why a payment was not reversed, where the owner can do something about it; the screen has the words. */
export type ReversalRefusal = (typeof REFUSALS)[number];

/** Thrown where the shop or PayPhone will not reverse a payment. */
export class ReversalRefused extends Error {
  override name = "ReversalRefused";
  readonly refusal: ReversalRefusal;

  constructor(refusal: ReversalRefusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

const ErrorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

async function errorIn(response: Response): Promise<Error> {
  const body = ErrorSchema.safeParse(await response.json().catch(() => null));
  const { code, message } = body.data?.error ?? { code: "", message: response.statusText };
  console.error("reversing a payment failed:", code, message);
  const refusal = REFUSALS.find((known) => known === code);
  if (refusal) return new ReversalRefused(refusal, message);
  if (response.status === 401 || code === "NOT_STAFF")
    return new AdminFailure("signed-out", message);
  if (response.status === 404) return new AdminFailure("gone", message);
  return new AdminFailure(response.status >= 500 ? "unreachable" : "refused", message);
}

/** Asked of the shop's own server: only it may speak to PayPhone. */
async function ask(method: "GET" | "POST", orderId: string): Promise<OrderReversal> {
  const client = await requireStaff();
  const { data } = await client.auth.getSession();
  const response = await fetch(`/api/orders/${orderId}/reversal`, {
    method,
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
  }).catch(() => null);
  if (!response) throw new AdminFailure("unreachable", "The shop does not answer.");
  if (!response.ok) throw await errorIn(response);
  return ReversalSchema.parse(await response.json());
}

/** Returns where the reversal of an order's payment stands. Throws an AdminFailure. */
export function getOrderReversal(orderId: string): Promise<OrderReversal> {
  return ask("GET", orderId);
}

/**
 * Gives the payment of an order back, and with it the pieces to the stock; asked again, it does nothing twice.
 * Returns `due` while PayPhone is silent. Throws a ReversalRefused, or an AdminFailure.
 */
export function reverseOrderPayment(orderId: string): Promise<OrderReversal> {
  return ask("POST", orderId);
}
