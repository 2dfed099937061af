import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useNavigationType, useSubmit } from "react-router";
import {
  type FilterField,
  type Filters,
  queryFromFilters,
  withFields,
} from "#app/domain/filters.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

/** Milliseconds of debounce for what is typed. */
const TYPING_PAUSE = 350;

export type FieldName = FilterField | "sort";

/** A changed field and the id of the form it stands in. */
type FieldChange = { form: string; name: FieldName; value: string };

/**
 * Takes the filters shown and whether no navigation is pending; returns how to ask for others: `choose` at once, `type` after a
 * debounce, `flush` without waiting for it. A choice is a new history entry; further letters in the same field replace the
 * entry of the first ones. The entry's state names the form that asked for it.
 */
export function useFilterChange(filters: Filters, isIdle: boolean) {
  const submit = useSubmit();
  const action = useLocalizedPath()("/shop");
  const isPop = useNavigationType() === "POP";
  const shown = useRef(filters);
  /** Filters chosen and not yet shown. */
  const chosen = useRef<Filters>(null);
  const typing = useRef<{ timer: ReturnType<typeof setTimeout>; ask: () => void }>(null);
  const lastTyped = useRef<{ name: FieldName; search: string }>(null);

  // Choices made while a navigation is pending build on each other. A choice between commit and effect would be lost.
  useLayoutEffect(() => {
    shown.current = filters;
    if (!isIdle || (typing.current && !isPop)) return;
    clearTimeout(typing.current?.timer);
    typing.current = null;
    chosen.current = null;
  }, [isIdle, isPop, filters]);

  useEffect(() => () => clearTimeout(typing.current?.timer), []);

  return useMemo(() => {
    function change({ name, value }: FieldChange) {
      clearTimeout(typing.current?.timer);
      typing.current = null;
      chosen.current = withFields(chosen.current ?? shown.current, { [name]: value });
    }

    function ask(form: string, typed?: FieldName) {
      typing.current = null;
      const query = queryFromFilters(chosen.current ?? shown.current);
      const search = query.size > 0 ? `?${query}` : "";
      const current = window.location.search;
      const last = lastTyped.current;
      const replace = last !== null && last.name === typed && last.search === current;
      if (typed) lastTyped.current = { name: typed, search };
      if (search === current) return;
      void submit(query, { action, replace, preventScrollReset: true, state: { form } });
    }

    return {
      choose(field: FieldChange) {
        change(field);
        ask(field.form);
      },
      type(field: FieldChange) {
        change(field);
        const askTyped = () => ask(field.form, field.name);
        typing.current = { timer: setTimeout(askTyped, TYPING_PAUSE), ask: askTyped };
      },
      flush() {
        clearTimeout(typing.current?.timer);
        typing.current?.ask();
      },
    };
  }, [submit, action]);
}

export type FilterChange = ReturnType<typeof useFilterChange>;
