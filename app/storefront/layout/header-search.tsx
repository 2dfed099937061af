import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { SearchIcon } from "#app/ui/icons/search-icon.tsx";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { lazyView } from "../lazy-view.ts";

/** The results in a separate chunk: the field alone is a plain form. */
export const searchPanel = lazyView("overlays", () =>
  import("../search/search-panel.tsx").then(({ SearchPanel }) => SearchPanel),
);

/**
 * The search of the header: a plain form that looks like an icon and covers the header while it is used. The field is the
 * button, so that a tap opens a phone's keyboard at once. Its results load at the first focus; without them it still works.
 */
export function HeaderSearch() {
  const { t } = useLingui();
  const inputRef = useRef<HTMLInputElement>(null);
  /** By focus alone, or by a press, which opens the results; false before the first use, and after a failed load. */
  const [usedBy, setUsedBy] = useState<string | boolean>(false);
  return (
    <search className="size-11 shrink-0">
      <form
        method="get"
        action={useLocalizedPath()("/shop")}
        className="unfolds flex size-11 items-center"
      >
        <span className="relative mx-auto w-full max-w-3xl outline-terracotta has-focus-visible:outline-2 hover:text-terracotta">
          <SearchIcon className="pointer-events-none absolute top-3 left-3" />
          <input
            ref={inputRef}
            name="q"
            enterKeyHint="search"
            aria-label={t`Search the shop`}
            placeholder={t`Search`}
            maxLength={100}
            autoComplete="off"
            // A press ends elsewhere than on the field, which moves when it gets the focus: no click.
            onMouseDown={() => setUsedBy("press")}
            onFocus={() => setUsedBy((before) => before || "focus")}
            className="block h-11 w-full bg-transparent pl-11 text-ink outline-none"
          />
        </span>
        <LazyPanel
          module={searchPanel}
          props={{ open: usedBy !== false, onOpenChange: setUsedBy, usedBy, inputRef }}
        />
      </form>
    </search>
  );
}
