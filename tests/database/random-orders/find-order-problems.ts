import type { CheckoutRow, LineRow, OrderRow, State } from "./state.ts";

const cents = (amount: number) => Math.round(amount * 100);
const sum = (values: number[]) => values.reduce((whole, value) => whole + cents(value), 0);

/** The statuses that may follow each. */
const ARROWS: Record<string, string[]> = {
  awaiting_payment: ["pending", "cancelled"],
  pending: ["processing", "shipped", "cancelled", "refunded", "delivered"],
  processing: ["shipped", "cancelled", "refunded"],
  shipped: ["delivered", "refunded", "pending", "processing", "cancelled"],
  delivered: ["refunded", "cancelled"],
  cancelled: ["refunded", "pending"],
  refunded: [],
};

const AMOUNTS = [
  ...(["subtotal_amount", "discount_amount", "delivery_amount"] as const),
  ...(["delivery_tax_amount", "tax_amount", "total_amount"] as const),
];
const amountsOf = (row: CheckoutRow | OrderRow) => AMOUNTS.map((name) => row[name]).join(" ");

/** The lines, discount, delivery and tax of a checkout add up. */
function findSumProblems(checkout: CheckoutRow, lines: LineRow[]): string[] {
  const { reference, prices_include_tax: isGross } = checkout;
  const total = sum(lines.map((line) => line.total_amount));
  const base = sum(lines.map((line) => line.base_amount));
  const listed = lines.reduce((whole, line) => whole + cents(line.unit_price) * line.quantity, 0);
  const off = listed - (isGross ? total : base);
  const delivery = cents(checkout.delivery_amount) + cents(checkout.delivery_tax_amount);
  const isDiscounted = checkout.discount_code_id !== null || checkout.own_discount !== null;
  const rules: Record<string, boolean> = {
    total: total + delivery === cents(checkout.total_amount),
    tax:
      sum(lines.map((line) => line.tax_amount)) + cents(checkout.delivery_tax_amount) ===
      cents(checkout.tax_amount),
    discount: isDiscounted ? off >= 0 : off === 0 && checkout.discount_amount === 0,
    parts: lines.every(
      (line) =>
        cents(line.base_amount) + cents(line.tax_amount) === cents(line.total_amount) &&
        line.base_amount >= 0,
    ),
  };
  return Object.keys(rules)
    .filter((name) => !rules[name])
    .map((name) => `${reference}: the ${name} does not add up`);
}

function findChanges(former: OrderRow, order: OrderRow): string[] {
  const { id, status } = order;
  const problems: string[] = [];
  if (former.status !== status && !ARROWS[former.status]?.includes(status)) {
    problems.push(`${id} went from ${former.status} to ${status}`);
  }
  // Staff send back what was paid; what was not paid is cancelled.
  const isSent = former.status === "shipped" || former.status === "delivered";
  if (isSent && status === "cancelled" && order.payment_received_at) {
    problems.push(`${id} was paid and sent, and is cancelled`);
  }
  if (former.status === "cancelled" && status === "pending" && former.payment_received_at) {
    problems.push(`${id} was paid and cancelled, and is pending`);
  }
  const isSame =
    amountsOf(former) === amountsOf(order) &&
    JSON.stringify(former.items) === JSON.stringify(order.items);
  if (!isSame) problems.push(`${id}: what was ordered has changed`);
  if (former.payment_received_at && order.payment_received_at !== former.payment_received_at) {
    problems.push(`${id} was paid twice`);
  }
  if (former.stock_restored_at && order.stock_restored_at !== former.stock_restored_at) {
    problems.push(`${id} gave its units back twice`);
  }
  return problems;
}

/** States move along their arrows, amounts add up and stay, and a settled checkout stays settled. */
export function findOrderProblems(before: State, after: State): string[] {
  const problems = after.checkouts.flatMap((checkout) =>
    findSumProblems(
      checkout,
      after.lines.filter(({ checkout_id }) => checkout_id === checkout.id),
    ),
  );
  for (const former of before.orders) {
    const order = after.orders.find(({ id }) => id === former.id);
    problems.push(...(order ? findChanges(former, order) : [`${former.id} is gone`]));
  }
  for (const former of before.checkouts) {
    const checkout = after.checkouts.find(({ id }) => id === former.id);
    if (!checkout) problems.push(`${former.reference} is gone`);
    else if (former.status === "settled" && checkout.status !== "settled") {
      problems.push(`${former.reference} was settled and is ${checkout.status}`);
    } else if (amountsOf(former) !== amountsOf(checkout)) {
      problems.push(`${former.reference}: its amounts have changed`);
    }
  }
  for (const order of after.orders) {
    const checkout = after.checkouts.find(({ id }) => id === order.checkout_id);
    if (checkout && amountsOf(checkout) !== amountsOf(order)) {
      problems.push(`${order.id} differs from the amounts of its checkout`);
    }
    const isSold = checkout?.status === "settled";
    const needsUnits = !/awaiting_payment|cancelled/.test(order.status);
    if (needsUnits && !isSold) problems.push(`${order.id} is ${order.status} and has no units`);
  }
  return problems;
}
