import { useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { KnownCustomer } from "#app/data/admin/admin-customers.ts";
import {
  emptyOwnerOrder,
  type OwnerLineDraft,
  type OwnerOrderDraft,
} from "#app/domain/owner-order-draft.ts";
import { type OwnerOrderProblems, readOwnerOrder } from "#app/domain/read-owner-order.ts";
import { changedDraft, type ShippingFieldName } from "#app/domain/shipping-draft.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { errorOf, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import { useUnsavedBlocker } from "../layout/use-unsaved-blocker.ts";
import { customerFieldsOf } from "./customer-fields-of.ts";
import { useQuote } from "./use-quote.ts";
import type { NewOrderOutcome } from "./write-new-order.ts";

/** Return the draft of an order that staff make, what it costs and what is wrong with it, and its mutations. */
export function useNewOrder(opened: OwnerLineDraft[]) {
  const fetcher = useFetcher<NewOrderOutcome>();
  const navigate = useNavigate();
  const pathOf = useLocalizedPath();
  const language = useLanguage();
  const [initial] = useState(() => ({ ...emptyOwnerOrder(language), lines: opened }));
  const [draft, setDraft] = useState<OwnerOrderDraft>(initial);
  // A request that is repeated, because its answer was lost, makes no second order.
  const [key] = useState(() => crypto.randomUUID());
  const [isChecked, setIsChecked] = useState(false);
  const [orderId, setOrderId] = useState<string | null>(null);
  const quote = useQuote(draft);

  const reading = readOwnerOrder(draft, key);
  const problems: OwnerOrderProblems = isChecked && !reading.ok ? reading.problems : {};

  useActionDone(fetcher, (outcome) => {
    if (outcome.orderId) setOrderId(outcome.orderId);
  });
  const blocker = useUnsavedBlocker(orderId === null && draft !== initial);
  useEffect(() => {
    if (orderId) void navigate(pathOf(`/admin/orders/${orderId}`));
  }, [orderId, navigate, pathOf]);

  function change(changes: Partial<OwnerOrderDraft>) {
    setDraft((now) => ({ ...now, ...changes }));
    if (fetcher.data?.error) fetcher.reset();
  }

  return {
    draft,
    problems,
    quote,
    blocker,
    change,
    changeCustomer(name: ShippingFieldName, value: string) {
      setDraft((now) => ({ ...now, customer: changedDraft(now.customer, name, value) }));
    },
    changeLine(place: number, changes: Partial<OwnerLineDraft>) {
      setDraft((now) => ({
        ...now,
        lines: now.lines.map((line, index) => (index === place ? { ...line, ...changes } : line)),
      }));
      if (fetcher.data?.error) fetcher.reset();
    },
    addLines(lines: OwnerLineDraft[]) {
      setDraft((now) => ({ ...now, lines: [...now.lines, ...lines] }));
    },
    removeLine(place: number) {
      change({ lines: draft.lines.filter((_, index) => index !== place) });
    },
    fillCustomer(customer: KnownCustomer) {
      setDraft((now) => ({ ...now, ...customerFieldsOf(customer) }));
    },
    save() {
      setIsChecked(true);
      if (reading.ok && fetcher.state === "idle") fetcher.submit(reading.request, SUBMIT_OPTIONS);
      return reading.ok;
    },
    isBusy: fetcher.state !== "idle" || orderId !== null,
    error: errorOf(fetcher),
  };
}

export type NewOrderForm = ReturnType<typeof useNewOrder>;
