import type { DeliveryMethod } from "#app/domain/delivery/delivery.ts";
import { createStoredState } from "./create-stored-state.ts";

/** Return the chosen method of delivery and its setter. */
export const useDeliveryMethod = createStoredState<DeliveryMethod>({
  key: "gemma-luce-delivery",
  empty: "delivery",
  parse: (text) => (text === "pickup" ? "pickup" : "delivery"),
  serialize: (method) => method,
});
