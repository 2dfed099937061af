import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { KnownCustomer } from "#app/data/admin/admin-customers.ts";
import type { OwnerOrderRequest } from "#app/domain/owner-order.ts";
import {
  emptyOwnerOrder,
  type OwnerLineDraft,
  type OwnerOrderDraft,
} from "#app/domain/owner-order-draft.ts";
import { type OwnerOrderProblems, readOwnerOrder } from "#app/domain/read-owner-order.ts";
import { changedDraft, type ShippingFieldName } from "#app/domain/shipping-draft.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { newUuid } from "../layout/new-uuid.ts";
import { useSubmission } from "../layout/use-submission.ts";
import { useUnsavedBlocker } from "../layout/use-unsaved-blocker.ts";
import { customerFieldsOf } from "./customer-fields-of.ts";
import { useQuote } from "./use-quote.ts";

/** Return the draft of an order that staff make, what it costs and what is wrong with it, and its mutations. */
export function useNewOrder(opened: OwnerLineDraft[]) {
  const { submit, reset, isBusy, error } = useSubmission<OwnerOrderRequest, { orderId: string }>({
    onDone: (made) => setOrderId(made.orderId ?? null),
  });
  const navigate = useNavigate();
  const pathOf = useLocalizedPath();
  const language = useLanguage();
  const [initial] = useState(() => ({ ...emptyOwnerOrder(language), lines: opened }));
  const [draft, setDraft] = useState<OwnerOrderDraft>(initial);
  // A request that is repeated, because its answer was lost, makes no second order.
  const [key] = useState(newUuid);
  const [isChecked, setIsChecked] = useState(false);
  const [orderId, setOrderId] = useState<string | null>(null);
  const quote = useQuote(draft);

  const reading = readOwnerOrder(draft, key);
  const problems: OwnerOrderProblems = isChecked && !reading.ok ? reading.problems : {};

  const blocker = useUnsavedBlocker(orderId === null && draft !== initial);
  useEffect(() => {
    if (orderId) void navigate(pathOf(`/admin/orders/${orderId}`));
  }, [orderId, navigate, pathOf]);

  function change(changes: Partial<OwnerOrderDraft>) {
    setDraft((now) => ({ ...now, ...changes }));
    if (error) reset();
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
      if (reading.ok) submit(reading.request);
      return reading.ok;
    },
    isBusy: isBusy || orderId !== null,
    error,
  };
}

export type NewOrderForm = ReturnType<typeof useNewOrder>;
