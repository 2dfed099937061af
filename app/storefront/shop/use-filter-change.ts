import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { type Filters, shopAddressOf, withFields } from "#app/domain/filters.ts";
import { useAddress } from "#app/ui/use-address.ts";
import type { FieldValues } from "./field-values.ts";

/** Milliseconds without a key before what was typed is asked for. */
const TYPING_PAUSE = 350;

type FieldName = keyof FieldValues;

/**
 * Takes the filters shown and whether no others are under way, and returns how the address is changed to others:
 * `choose` at once, `type` after a pause, `flush` without waiting for it; `since` says what was chosen after an answer was
 * asked for. A choice is a new step in the browser's history; further letters in the same field replace the step that the
 * first ones made.
 */
export function useFilterChange(filters: Filters, isIdle: boolean) {
  const navigate = useNavigate();
  const addressOf = useAddress();
  const shown = useRef(filters);
  /** What was chosen last; null once its answer is shown. */
  const chosen = useRef<Filters>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTyped = useRef({ field: "", address: "" });

  // Choices made while an answer is under way build on each other, not on what is still shown. As the answer is drawn and not after:
  // a choice made between the two would be lost.
  useLayoutEffect(() => {
    shown.current = filters;
    if (isIdle && pause.current === undefined) chosen.current = null;
  }, [isIdle, filters]);

  useEffect(() => () => clearTimeout(pause.current), []);

  return useMemo(() => {
    const latest = () => chosen.current ?? shown.current;

    function go(typedField: FieldName | null) {
      clearTimeout(pause.current);
      pause.current = undefined;
      const current = window.location.pathname + window.location.search;
      const address = addressOf(shopAddressOf(latest()));
      const { field, address: typedAddress } = lastTyped.current;
      const replace = field === typedField && typedAddress === current;
      if (typedField) lastTyped.current = { field: typedField, address };
      if (address !== current) navigate(address, { replace, preventScrollReset: true });
    }

    return {
      since: (answered: Filters) => chosen.current ?? answered,
      choose(field: FieldName, value: string) {
        chosen.current = withFields(latest(), { [field]: value });
        go(null);
      },
      type(field: FieldName, value: string) {
        chosen.current = withFields(latest(), { [field]: value });
        clearTimeout(pause.current);
        pause.current = setTimeout(() => go(field), TYPING_PAUSE);
      },
      flush() {
        if (pause.current !== undefined) go(null);
      },
    };
  }, [navigate, addressOf]);
}

export type FilterChange = ReturnType<typeof useFilterChange>;
