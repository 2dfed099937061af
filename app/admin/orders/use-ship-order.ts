import { useState } from "react";
import { useRevalidator } from "react-router";
import { changeOrderStatus, type Shipment } from "#app/data/admin-order.ts";
import { checkPayment, type FreshCheck, vouchForPayment } from "#app/data/admin-payment-check.ts";
import type { Order } from "#app/domain/order.ts";
import { allowsShipping } from "#app/domain/payment-check.ts";
import { useShopCall } from "./use-shop-call.ts";

/**
 * Returns how an order is marked as shipped: PayPhone is asked first. A difference stops the order, and the page says so;
 * without an answer `silent` is set until the person confirms the payment or goes back.
 */
export function useShipOrder(order: Order, shipment: Shipment) {
  const { revalidate } = useRevalidator();
  const { run, isBusy, problem, clear } = useShopCall();
  const [silent, setSilent] = useState<FreshCheck | null>(null);

  async function finish(check: FreshCheck) {
    if (check.state === "silent") return setSilent(check);
    setSilent(null);
    if (allowsShipping(check)) await changeOrderStatus(order, "shipped", shipment);
    await revalidate();
  }

  return {
    isBusy,
    problem,
    silent,
    ship: () => run(async () => finish(await checkPayment(order.id))),
    confirm: () => run(async () => finish(await vouchForPayment(order.id))),
    goBack() {
      clear();
      setSilent(null);
    },
  };
}

export type Shipping = ReturnType<typeof useShipOrder>;
