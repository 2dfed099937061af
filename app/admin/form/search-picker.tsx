import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { TextField } from "#app/ui/text-field.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import type { ReadResult } from "../failure/read-or-error.ts";

type SearchPickerProps<Item> = {
  label: ReactNode;
  /** What is wrong with the field. */
  error?: ReactNode;
  /** The accessible name of the list of found items. */
  listLabel: string;
  /** The path whose loader returns the items for `?search=`, in English. */
  path: string;
  /** The fewest letters that are searched for. */
  minLetters: number;
  /** The text where nothing was found. */
  none: ReactNode;
  isOffered?: (item: Item) => boolean;
  /** The text where nothing that was found is offered. */
  noneOffered?: ReactNode;
  onChoose: (item: Item) => void;
  /** Renders a found item. */
  children: (item: Item) => ReactNode;
};

/** A search within a form: each found item is a button, and Enter chooses the first one. */
export function SearchPicker<Item extends { id: string }>({
  label,
  error,
  listLabel,
  path,
  minLetters,
  none,
  isOffered = () => true,
  noneOffered,
  onChoose,
  children,
}: SearchPickerProps<Item>) {
  const url = useLocalizedPath()(path);
  const found = useFetcher<ReadResult<Item[]>>();
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);

  const isSearching = search.trim().length >= minLetters;
  const isDone = isSearching && found.state === "idle";
  const items = found.data?.value;
  const offered = isSearching ? (items ?? []).filter(isOffered) : [];
  const [first] = offered;

  function find(text: string) {
    setSearch(text);
    const wanted = text.trim();
    if (wanted.length >= minLetters) {
      void found.load(`${url}?${new URLSearchParams({ search: wanted })}`);
    }
  }

  function choose(item: Item) {
    // The pressed button goes with its list.
    field.current?.focus();
    setSearch("");
    onChoose(item);
  }

  /** Enter never submits the form around the search. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (first && isDone) choose(first);
  }

  return (
    <div className="grid gap-2">
      <TextField
        ref={field}
        label={label}
        error={error}
        type="search"
        value={search}
        onChange={find}
        onKeyDown={onKeyDown}
        autoComplete="off"
        maxLength={100}
        inputClassName="[&::-webkit-search-cancel-button]:appearance-none"
      />
      <ul aria-label={listLabel} className="grid empty:hidden">
        {offered.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => choose(item)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 text-left text-sm hover:text-terracotta"
            >
              {children(item)}
            </button>
          </li>
        ))}
      </ul>
      {isDone && found.data?.error && <ErrorMessage error={found.data.error} isRead />}
      <p role="status" className="text-muted text-sm empty:hidden">
        {isDone && items && !first && (items.length === 0 ? none : noneOffered)}
      </p>
    </div>
  );
}
