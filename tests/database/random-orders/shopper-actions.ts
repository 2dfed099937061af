import type { CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import type { InvoiceBuyer } from "#app/domain/checkout/invoice-buyer.ts";
import { MANUAL_METHODS } from "#app/domain/checkout/payment-method.ts";
import { CUSTOMER } from "../sample-bag.ts";
import { FINAL_CONSUMER, PERSON } from "../tax-orders.ts";
import { type Action, repeatable } from "./action.ts";
import type { Picker } from "./picker.ts";
import type { PaymentPage, RandomShop } from "./random-shop.ts";
import { listChoices } from "./sample-shop.ts";

const PEOPLE = [1, 2, 3, 4].map((index) => ({
  ...CUSTOMER,
  email: `buyer-${index}@example.com`,
  phone: `+59398765432${index}`,
}));

/** A person, the final consumer, or not asked for. */
export const BUYERS = [null, PERSON, PERSON, PERSON, FINAL_CONSUMER] as (InvoiceBuyer | null)[];

export const pickPerson = (pick: Picker) => pick.of(PEOPLE);

/** Return lines of a bag; one of twenty has a price that has changed. */
export async function pickLines(world: RandomShop, pick: Picker) {
  const choices = await listChoices(world);
  if (choices.length === 0) return [];
  return Array.from({ length: pick.integer(1, 3) }, () => {
    const choice = pick.of(choices);
    const price = choice.price + (pick.chance(0.02) ? 1 : 0);
    return { ...choice, price, quantity: pick.of([1, 1, 1, 2]) };
  });
}

/** Start a checkout, perhaps in place of an earlier one of the same person. */
const start: Action = async (world, pick) => {
  const { notes } = world;
  const customer = pickPerson(pick);
  const earlier = notes.attempts.filter(({ email }) => email === customer.email);
  const replaced = pick.chance(0.5) ? pick.maybe(earlier) : null;
  const attemptKey = replaced && pick.chance(0.5) ? replaced.attemptKey : crypto.randomUUID();
  const request: CheckoutRequest = {
    customer,
    lines: await pickLines(world, pick),
    replaces: replaced?.reference ?? null,
    attemptKey,
    language: "es",
    client: String(pick.integer(0, 2)).repeat(64),
    delivery: pick.of(["delivery", "delivery", "pickup"] as const),
    discountCode: pick.of(["", "", "", "diez", "CINCO", "ENVIO"]),
    invoiceBuyer: pick.of(BUYERS),
  };
  const { checkout, button } = await world.desks().payments.start(request);
  const { reference } = checkout;
  notes.attempts.push({ email: customer.email, reference, attemptKey });
  if (!button) throw new Error("no button");
  const { token: _token, ...parameters } = button.parameters;
  notes.pages.push({ reference, parameters, paymentId: null });
  return undefined;
};

/** Start a checkout and go on with it at once, as most shoppers do. */
const buy: Action = async (world, pick, state) => {
  await start(world, pick, state);
  const now = await world.state();
  if (pick.chance(0.4)) return choose(world, pick, { ...now, checkouts: now.checkouts.slice(-1) });
  await payNow(world, pick);
  return undefined;
};

/** Pay on the page that was opened last, and most often return. */
async function payNow(world: RandomShop, pick: Picker): Promise<void> {
  const { pages, returns } = world.notes;
  const known = returns.length;
  await payPage(world, pick, pages.at(-1) ?? null);
  const paid = returns.slice(known).at(-1);
  if (paid && pick.chance(0.8)) {
    await world.desks().payments.confirm(paid.reference, paid.transactionId).settlement;
  }
}

/** Press a button of PayPhone's form, which is rendered before. */
const payByCard: Action = async (world, pick) => {
  await payPage(world, pick, pick.maybe(world.notes.pages.slice(-6)));
  return undefined;
};

async function payPage(
  { notes, payphone }: RandomShop,
  pick: Picker,
  page: PaymentPage | null,
): Promise<void> {
  if (!page) return;
  if (page.paymentId === null) {
    const prepared = await payphone.browse("/prepare", page.parameters);
    page.paymentId = ((await prepared.json()) as { paymentId?: string }).paymentId ?? null;
    if (page.paymentId === null || pick.chance(0.2)) return;
  }
  const action = pick.of([
    ...(["approve", "approve", "approve", "approve", "close_tab"] as const),
    ...(["decline", "cancel"] as const),
  ]);
  const answer = pick.chance(0.35)
    ? pick.of([
        ...["without_status", "timeout", "timeout_after_effect", "unavailable", "html"],
        ...["html_when_repeated", "late", "wrong_amount", "wrong_currency", "wrong_reference"],
      ])
    : "normal";
  const body = { paymentId: page.paymentId, action, answer };
  const processed = await payphone.browse("/card-payment/process", body);
  if (processed.status !== 200) return;
  const { returnUrl } = (await processed.json()) as { returnUrl: string | null };
  const transactionId = returnUrl && new URL(returnUrl).searchParams.get("id");
  if (transactionId) notes.returns.push({ reference: page.reference, transactionId });
}

/** Return from PayPhone: once or again, now and then with an id of another payment or of none. */
const comeBack: Action = async (world, pick, { checkouts }) => {
  const { returns } = world.notes;
  const real = pick.maybe(returns.slice(-5));
  if (!real) return undefined;
  const forged = pick.chance(0.1)
    ? {
        reference: pick.of([real.reference, pick.maybe(checkouts)?.reference ?? real.reference]),
        transactionId: pick.of(["99999999", pick.of(returns).transactionId, "0"]),
      }
    : null;
  const { reference, transactionId } = forged ?? real;
  await world.desks().payments.confirm(reference, transactionId).settlement;
  return undefined;
};

/** Look at the page of a checkout again. */
const visit: Action = async (world, pick, { checkouts }) => {
  const checkout = pick.maybe(checkouts);
  if (checkout) await world.desks().payments.findProgress(checkout.reference);
  return undefined;
};

const choose: Action = async (world, pick, { checkouts }) => {
  const { reference } = pick.maybe(checkouts.slice(-6)) ?? {};
  if (!reference) return undefined;
  const method = pick.of(MANUAL_METHODS);
  return repeatable(() => world.desks().orderPayments.choose(reference, method));
};

/** Pay an order that awaits its payment by card instead. */
const payAwaitingByCard: Action = async (world, pick, { orders }) => {
  const order = pick.maybe(orders.filter(({ status }) => status === "awaiting_payment"));
  if (!order) return undefined;
  const { checkout, button } = await world.desks().orderPayments.payByCard(order.reference);
  const { token: _token, ...parameters } = button.parameters;
  world.notes.pages.push({ reference: checkout.reference, parameters, paymentId: null });
  if (pick.chance(0.6)) await payNow(world, pick);
  return undefined;
};

const sendProof: Action = async (world, pick, { orders }) => {
  const order = pick.maybe(orders.filter(({ payment_due_at }) => payment_due_at !== null));
  if (!order) return undefined;
  const content = new Uint8Array([pick.integer(0, 4)]);
  return repeatable(() => world.desks().proofs.addProof(order.reference, "image/webp", content));
};

const nameBuyer: Action = async (world, pick, { orders }) => {
  const { reference } = pick.maybe(orders) ?? {};
  const buyer = pick.of(BUYERS);
  if (!reference || !buyer) return undefined;
  return repeatable(() => world.desks().store.completeInvoiceBuyer(reference, buyer));
};

export const SHOPPER_ACTIONS = {
  start,
  buy,
  payByCard,
  comeBack,
  visit,
  choose,
  payAwaitingByCard,
  sendProof,
  nameBuyer,
};
