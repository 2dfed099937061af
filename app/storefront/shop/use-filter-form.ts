import { type FormEvent, useEffect, useMemo, useRef } from "react";
import { useNavigationType } from "react-router";
import { type Filters, filtersFromQuery } from "#app/domain/filters.ts";
import { type FieldValues, fieldValuesOf } from "./field-values.ts";
import type { FilterChange } from "./use-filter-change.ts";

type Control = HTMLInputElement | HTMLSelectElement;

function controlOf(target: unknown): (Control & { name: keyof FieldValues }) | null {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isControl && isFieldName(target) ? target : null;
}

const FIELD_NAMES: readonly string[] = [
  "q",
  "category",
  "collection",
  "size",
  "min",
  "max",
  "stock",
  "sort",
] satisfies (keyof FieldValues)[];

function isFieldName(control: Control): control is Control & { name: keyof FieldValues } {
  return FIELD_NAMES.includes(control.name);
}

function isTyped(control: Control): boolean {
  return control.type === "search" || control.type === "number";
}

function show(control: Control, value: string) {
  if (control instanceof HTMLInputElement && control.type === "checkbox") {
    control.checked = value !== "";
  } else if (control.value !== value) {
    control.value = value;
  }
}

/**
 * Makes a plain GET form answer every change at once, and keeps its fields in step with the address
 * when it changes by other ways: back, forward, a link. What is being typed is left alone.
 */
export function useFilterForm(filters: Filters, change: FilterChange) {
  const { since, choose, type, flush } = change;
  const form = useRef<HTMLFormElement>(null);
  const isStep = useNavigationType() === "POP";

  useEffect(() => {
    // What was chosen since the answer was asked for is not taken back by it.
    const values = fieldValuesOf(since(filters));
    for (const element of form.current?.elements ?? []) {
      const control = controlOf(element);
      const isInHand = control === document.activeElement && !isStep;
      if (control && !(isInHand && isTyped(control))) show(control, values[control.name]);
    }
  }, [filters, isStep, since]);

  // The same for as long as the form stands: fields that only hand them on have nothing to do at an answer.
  return useMemo(
    () => ({
      ref: form,
      onChange(event: FormEvent) {
        const control = controlOf(event.target);
        if (!control) return;
        const { name } = control;
        if (isTyped(control)) return type(name, control.value);
        const isUnticked = control instanceof HTMLInputElement && !control.checked;
        choose(name, isUnticked ? "" : control.value);
      },
      onBlur(event: FormEvent) {
        const control = controlOf(event.target);
        if (control?.type !== "number") return;
        flush();
        // A cleared or impossible price shows what it has fallen back to.
        const { name, value } = control;
        show(
          control,
          fieldValuesOf(filtersFromQuery(new URLSearchParams({ [name]: value })))[name],
        );
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        flush();
      },
    }),
    [choose, type, flush],
  );
}

export type FilterForm = ReturnType<typeof useFilterForm>;
