import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { changedQuery } from "#app/domain/query/admin-query.ts";
import { FIELD_CLASS } from "#app/ui/field-shell.tsx";
import { SearchIcon } from "#app/ui/icons/search-icon.tsx";

const DEBOUNCE_MS = 300;

/** A table's search box; the search is in the URL. */
export function TableSearch({ label }: { label: string }) {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const search = query.get("q") ?? "";
  const [text, setText] = useState(search);
  const isIdle = useNavigation().state === "idle";

  const lastSubmitted = useRef(search);

  useEffect(() => {
    if (search === lastSubmitted.current) return;
    // A link changed the URL.
    lastSubmitted.current = search;
    setText(search);
  }, [search]);

  useEffect(() => {
    // A search would cancel a pending navigation.
    if (!isIdle || text.trim() === search) return;
    const timer = setTimeout(() => {
      lastSubmitted.current = text.trim();
      setQuery((now) => changedQuery(now, { q: text.trim() }), { replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search, isIdle, setQuery]);

  return (
    <search className="relative block w-full max-w-sm">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder={t`Search`}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className={`${FIELD_CLASS} pl-10 [&::-webkit-search-cancel-button]:appearance-none`}
      />
    </search>
  );
}
