import { useSyncExternalStore } from "react";
import type { DeliveryMethod } from "#app/domain/delivery.ts";
import { createStoredValue } from "../stored-value.ts";

const { get, update, subscribe } = createStoredValue<DeliveryMethod>({
  key: "gemma-luce-delivery",
  area: "sessionStorage",
  empty: "delivery",
  parse: (text) => (text === "pickup" ? "pickup" : "delivery"),
  serialize: (method) => method,
});

const storeMethod = (method: DeliveryMethod) => update(() => method);

/** Return the chosen method of delivery and its setter. It survives a reload and the provider's page in sessionStorage. */
export function useDeliveryMethod() {
  const method = useSyncExternalStore<DeliveryMethod>(subscribe, get, () => "delivery");
  return [method, storeMethod] as const;
}
