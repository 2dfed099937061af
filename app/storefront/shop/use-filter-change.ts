import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useNavigationType, useSubmit } from "react-router";
import {
  type FieldName,
  type Filters,
  queryFromFilters,
  withChoice,
  withFields,
} from "#app/domain/catalogue/filters.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

/** Milliseconds. */
const TYPING_DEBOUNCE = 350;

/** A changed field and the id of its form. `isChosen` adds or removes one value of a checkbox; without it the value replaces all. */
type FieldChange = { form: string; name: FieldName; value: string; isChosen?: boolean };

/**
 * Return how to change the filters: `choose` at once, `type` with a debounce, `flush` ends the debounce. A choice pushes a history
 * entry; more letters in the same field replace the entry of the first ones. The entry's state names its form.
 */
export function useFilterChange(filters: Filters, isIdle: boolean) {
  const submit = useSubmit();
  const action = useLocalizedPath()("/shop");
  const isPop = useNavigationType() === "POP";
  const shown = useRef(filters);
  /** Filters chosen but not shown yet. */
  const chosen = useRef<Filters>(null);
  const typing = useRef<{ timer: ReturnType<typeof setTimeout>; submit: () => void }>(null);
  const lastTyped = useRef<{ name: FieldName; search: string }>(null);

  // Choices during a navigation build on each other. A passive effect would lose a choice made right after the commit.
  useLayoutEffect(() => {
    shown.current = filters;
    if (!isIdle || (typing.current && !isPop)) return;
    clearTimeout(typing.current?.timer);
    typing.current = null;
    chosen.current = null;
  }, [isIdle, isPop, filters]);

  useEffect(() => () => clearTimeout(typing.current?.timer), []);

  return useMemo(() => {
    function change({ name, value, isChosen }: FieldChange) {
      clearTimeout(typing.current?.timer);
      typing.current = null;
      const before = chosen.current ?? shown.current;
      chosen.current =
        isChosen === undefined
          ? withFields(before, { [name]: value })
          : withChoice(before, name, value, isChosen);
    }

    function submitFilters(form: string, typed?: FieldName) {
      typing.current = null;
      const query = queryFromFilters(chosen.current ?? shown.current);
      const text = query.toString();
      const search = text && `?${text}`;
      const current = window.location.search;
      const last = lastTyped.current;
      const replace = last !== null && last.name === typed && last.search === current;
      if (search === current) return;
      if (typed) lastTyped.current = { name: typed, search };
      void submit(query, { action, replace, preventScrollReset: true, state: { form } });
    }

    return {
      choose(field: FieldChange) {
        change(field);
        submitFilters(field.form);
      },
      type(field: FieldChange) {
        change(field);
        const submitTyped = () => submitFilters(field.form, field.name);
        typing.current = { timer: setTimeout(submitTyped, TYPING_DEBOUNCE), submit: submitTyped };
      },
      flush() {
        clearTimeout(typing.current?.timer);
        typing.current?.submit();
      },
    };
  }, [submit, action]);
}

export type FilterChange = ReturnType<typeof useFilterChange>;
