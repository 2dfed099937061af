import { useLingui } from "@lingui/react";
import { useRouteLoaderData } from "react-router";
import type { Order } from "#app/domain/order/order.ts";
import { sandboxNotice } from "./sandbox-notice.ts";

export type OrderOrigin = Pick<Order, "isSandbox">;

/**
 * Return the sandbox notice, or null where payments are real. An order decides for itself, whatever the current provider. Otherwise the
 * root loader returns the text, because the bag's pages have not loaded checkout's messages.
 */
export function useSandboxNotice(order: OrderOrigin | null): string | null {
  const { i18n } = useLingui();
  const rootData = useRouteLoaderData<{ sandboxNotice: string | null }>("root");
  if (order) return order.isSandbox ? sandboxNotice(i18n) : null;
  return rootData?.sandboxNotice ?? null;
}
