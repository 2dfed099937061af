import { useState } from "react";
import type { KnownCustomer } from "#app/data/admin/customers.ts";
import { changedDraft, type ShippingFieldName } from "#app/domain/checkout/shipping-draft.ts";
import type { OwnerOrderRequest } from "#app/domain/owner-order/owner-order.ts";
import {
  emptyOwnerOrder,
  type OwnerLineDraft,
  type OwnerOrderDraft,
} from "#app/domain/owner-order/owner-order-draft.ts";
import {
  type OwnerOrderProblems,
  readOwnerOrder,
} from "#app/domain/owner-order/read-owner-order.ts";
import { newUuid } from "#app/ui/new-uuid.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useSubmission } from "../form/use-submission.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { customerFieldsOf } from "./customer-fields-of.ts";
import { useQuote } from "./use-quote.ts";

/** Return the draft of an order that staff make, what it costs and what is wrong with it, and its mutations. */
export function useNewOrder(opened: OwnerLineDraft[]) {
  const language = useLanguage();
  const [initial] = useState(() => ({ ...emptyOwnerOrder(language), lines: opened }));
  const [draft, setDraft] = useState<OwnerOrderDraft>(initial);
  // A request that is repeated, because its answer was lost, makes no second order.
  const [key] = useState(newUuid);
  const [isChecked, setIsChecked] = useState(false);
  /** The problems of the last attempt to save. */
  const [rejected, setRejected] = useState<OwnerOrderProblems>({});
  const quote = useQuote(draft);
  const { submit, reset, isBusy, error } = useSubmission<OwnerOrderRequest>({
    onError: ({ code }) => code === "SETTINGS_CHANGED" && quote.retry(),
  });

  const reading = readOwnerOrder(draft, key, quote.value?.total);
  const problems: OwnerOrderProblems = isChecked && !reading.ok ? reading.problems : {};

  // Its error links to the order that was made.
  useUnsavedChanges(draft !== initial && error?.code !== "ORDER_ALREADY_MADE");

  function change(changes: Partial<OwnerOrderDraft>) {
    setDraft((now) => ({ ...now, ...changes }));
    if (error) reset();
  }

  return {
    draft,
    problems,
    rejected,
    quote,
    change,
    changeCustomer(name: ShippingFieldName, value: string) {
      setDraft((now) => ({ ...now, customer: changedDraft(now.customer, name, value) }));
    },
    changeLine(place: number, changes: Partial<OwnerLineDraft>) {
      setDraft((now) => ({
        ...now,
        lines: now.lines.map((line, index) => (index === place ? { ...line, ...changes } : line)),
      }));
      if (error) reset();
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
      setRejected(reading.ok ? {} : reading.problems);
      if (reading.ok) submit(reading.request);
    },
    isBusy,
    error,
  };
}

export type NewOrderForm = ReturnType<typeof useNewOrder>;
