import { type FormEvent, useId, useMemo, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { type FieldName, type Filters, filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import type { FilterChange } from "./use-filter-change.ts";

type Control = (HTMLInputElement | HTMLSelectElement) & { name: FieldName };

/** Return the field of an event; null for a button. */
function controlOf({ target }: FormEvent): Control | null {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isControl ? (target as Control) : null;
}

const isTyped = ({ type }: Control) => type === "search" || type === "number";

/** Reset a price field without a valid price to its default. */
function normalizePrice(control: Control) {
  const { priceMin, priceMax } = filtersFromQuery(
    new URLSearchParams({ [control.name]: control.value }),
  );
  control.value = String(control.name === "min" ? priceMin : priceMax);
}

/**
 * Submit a GET form at every change. Its fields are uncontrolled: their `fieldsKey` stays while the form itself changes the URL, and
 * any other navigation (back, a link, the other form) remounts them with a new key. `isHidden` postpones that.
 */
export function useFilterForm(filters: Filters, change: FilterChange, isHidden = false) {
  const id = useId();
  const { key: entry, state } = useLocation();
  const isPop = useNavigationType() === "POP";
  const [isTyping, setIsTyping] = useState(false);
  const [fields, setFields] = useState({ entry, filters, fieldsKey: 0 });

  if (entry !== fields.entry && !isHidden && (isPop || !isTyping)) {
    const isOwn = !isPop && state?.form === id;
    setFields(isOwn ? { ...fields, entry } : { entry, filters, fieldsKey: fields.fieldsKey + 1 });
    setIsTyping(false);
  }

  const { choose, type, flush } = change;
  const handlers = useMemo(
    () => ({
      onChange(event: FormEvent) {
        const control = controlOf(event);
        if (!control) return;
        const field = { form: id, name: control.name, value: control.value };
        if ("checked" in control && control.type === "checkbox") {
          return choose({ ...field, isChosen: control.checked });
        }
        if (!isTyped(control)) return choose(field);
        setIsTyping(true);
        type(field);
      },
      onBlur(event: FormEvent) {
        setIsTyping(false);
        const control = controlOf(event);
        if (control?.type !== "number") return;
        flush();
        normalizePrice(control);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        flush();
      },
    }),
    [id, choose, type, flush],
  );

  return { id, handlers, fieldsKey: fields.fieldsKey, initial: fields.filters };
}

export type FilterFormState = ReturnType<typeof useFilterForm>;
