import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  INVOICE_BUYER_KINDS,
  type InvoiceBuyerFailure,
  type InvoiceBuyerKind,
  identityProblemOf,
} from "#app/domain/checkout/invoice-buyer.ts";
import type { Order } from "#app/domain/order/order.ts";
import { afterPress } from "#app/ui/after-press.ts";
import { focusField } from "../checkout/focus-field.ts";

/** Return the fields of a form that asks whom an invoice is for, and what is wrong with them. */
export function useBuyerFields(order: Order, failure: InvoiceBuyerFailure | undefined) {
  const [kind, setKind] = useState<InvoiceBuyerKind | "">(failure?.kind ?? "cedula");
  const [number, setNumber] = useState(failure?.number ?? "");
  const [name, setName] = useState(failure?.name ?? order.customerName);
  const [isLeft, setIsLeft] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const readFields = useEffectEvent(() => {
    const typed = new FormData(form.current ?? undefined);
    setKind(INVOICE_BUYER_KINDS.find((name) => name === typed.get("kind")) ?? kind);
    setNumber(String(typed.get("number") ?? number));
    setName(String(typed.get("name") ?? name));
  });
  // What was filled in before hydration.
  useEffect(() => readFields(), []);
  const identity = kind === "" || kind === "final_consumer" ? null : kind;
  const isBlank = number.trim() === "";
  const isInvalid = identity !== null && (isBlank || identityProblemOf(identity, number) !== null);
  const isNameless = identity !== null && name.trim() === "";

  return {
    form,
    kind,
    setKind,
    number,
    setNumber,
    leaveNumber: () => afterPress(() => setIsLeft(true)),
    name,
    setName,
    /** The kind of a wrong number once it was left or submitted; null otherwise. */
    wrongIdentity: isInvalid && (isSubmitted || (isLeft && !isBlank)) ? identity : null,
    isNameMissing: isSubmitted && isNameless,
    submit(event: FormEvent) {
      if (!isInvalid && !isNameless) return;
      event.preventDefault();
      setIsSubmitted(true);
      focusField(isInvalid ? "number" : "name");
    },
  };
}
