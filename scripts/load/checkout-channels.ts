import { TEST_PRODUCT } from "../../tests/recovery/faulty-shop.ts";
import { CUSTOMER, payAndReturn, postCheckout } from "../../tests/recovery/purchases.ts";
import type { Line, Query } from "./load-stock.ts";

export type CheckoutChannel = {
  name: string;
  /** Start a checkout and hold its stock. Throws for any other outcome. */
  hold(lines: Line[], email: string): Promise<"held" | "sold out">;
  /** Buy a product that does not run out. */
  buy(email: string): Promise<"paid">;
};

/** The shop's pages as a browser uses them, paid in the sandbox. */
export function shopChannel(shopUrl: string): CheckoutChannel {
  const shop = { url: () => shopUrl, sandboxUrl: () => `${shopUrl}/payphone-sandbox` };
  return {
    name: "the shop's checkout page",
    async hold(lines, email) {
      const answer = await postCheckout(shop, email, {}, lines);
      const text = await answer.text();
      if (answer.status === 200) return "held";
      if (answer.status === 422 && text.includes("OUT_OF_STOCK")) return "sold out";
      throw new Error(`The checkout was answered ${answer.status}: ${text.slice(0, 500)}`);
    },
    async buy(email) {
      await payAndReturn(shop, email);
      return "paid";
    },
  };
}

/** The database's functions, each call on a connection of its own. */
export function databaseChannel(query: Query): CheckoutChannel {
  async function start(lines: Line[], email: string): Promise<string> {
    const { rows } = await query<{ reference: string }>(
      "select public.start_checkout($1::jsonb, $2::jsonb) ->> 'reference' as reference",
      [
        JSON.stringify({ ...CUSTOMER, email }),
        JSON.stringify(lines.map((line) => ({ ...line, price: line.price / 100 }))),
      ],
    );
    return rows[0]?.reference ?? "";
  }
  return {
    name: "the database's functions",
    hold: (lines, email) =>
      start(lines, email).then(
        () => "held" as const,
        (error: { detail?: string }) => {
          if (error.detail === "OUT_OF_STOCK") return "sold out" as const;
          throw error;
        },
      ),
    async buy(email) {
      const reference = await start([{ productId: TEST_PRODUCT.id, ...TEST_PRODUCT.line }], email);
      await query("select public.pin_checkout($1)", [reference]);
      await query("select public.settle_checkout($1, 'load-' || $1, '{}'::jsonb)", [reference]);
      return "paid";
    },
  };
}
