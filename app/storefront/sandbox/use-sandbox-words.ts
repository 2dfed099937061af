import { useLingui } from "@lingui/react";
import { useRouteLoaderData } from "react-router";
import type { Order } from "#app/domain/order.ts";
import { sandboxWords } from "./sandbox-words.ts";

/**
 * Returns what the page says of the sandbox, null where payments are real. A page that shows an order says what that order says,
 * whatever is paid with by now. Else the server says it, words included: the bag has not loaded checkout's.
 */
export function useSandboxWords(order: Pick<Order, "isSandbox"> | null = null): string | null {
  const { i18n } = useLingui();
  const shop = useRouteLoaderData<{ sandboxWords: string | null }>("root");
  if (order) return order.isSandbox ? sandboxWords(i18n) : null;
  return shop?.sandboxWords ?? null;
}
