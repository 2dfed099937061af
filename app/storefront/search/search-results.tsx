import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SearchAnswer } from "#app/domain/catalogue/search-answer.ts";
import { FoundProduct } from "./found-product.tsx";
import { type OptionList, SearchOption } from "./search-option.tsx";
import { SearchOutcome } from "./search-outcome.tsx";
import type { AnswerState } from "./use-search-answer.ts";

const searchPath = (text: string) => `/shop?${new URLSearchParams({ q: text })}`;

type OptionGroupProps = { label: string; className: string; children: ReactNode };

function OptionGroup({ label, className, children }: OptionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: in a fieldset Chromium exposes the options as links.
    <div role="group" aria-label={label} className="pt-5">
      <p aria-hidden="true" className="label-caps pb-2 text-muted">
        {label}
      </p>
      <div className={className}>{children}</div>
    </div>
  );
}

type TaxonomyGroupProps = {
  label: string;
  field: "category" | "collection";
  entries: SearchAnswer["categories"];
  list: OptionList;
};

function TaxonomyGroup({ label, field, entries, list }: TaxonomyGroupProps) {
  if (entries.length === 0) return null;
  return (
    <OptionGroup label={label} className="flex flex-wrap gap-2">
      {entries.map(({ name, displayName }) => (
        <SearchOption
          key={name}
          list={list}
          to={`/shop?${field}=${encodeURIComponent(name)}`}
          className="inline-flex min-h-11 items-center border border-edge px-4 text-sm"
        >
          {displayName}
        </SearchOption>
      ))}
    </OptionGroup>
  );
}

type SearchResultsProps = AnswerState & {
  /** What is typed now, perhaps after the text of the answer. */
  typed: string;
  list: OptionList;
};

/** The options of the header's search: suggestion, categories, collections, products, and all results. */
export function SearchResults({ text, answer, typed, list }: SearchResultsProps) {
  const { t } = useLingui();
  const suggestion = answer?.suggestion;
  const isNothing = text !== "" && answer?.total === 0;
  return (
    <>
      {(isNothing || !answer) && (
        <p className="pt-5">
          <SearchOutcome text={text} answer={answer} />
        </p>
      )}
      <div id={list.listId} role="listbox" aria-label={t`Search`}>
        {suggestion && (
          <SearchOption
            list={list}
            to={searchPath(suggestion)}
            className="text-link inline-flex min-h-11 items-center text-terracotta"
          >
            <Trans>Did you mean “{suggestion}”?</Trans>
          </SearchOption>
        )}
        {answer && (
          <>
            <TaxonomyGroup
              label={t`Categories`}
              field="category"
              entries={answer.categories}
              list={list}
            />
            <TaxonomyGroup
              label={t`Collections`}
              field="collection"
              entries={answer.collections}
              list={list}
            />
          </>
        )}
        {answer && answer.products.length > 0 && (
          <OptionGroup label={t`Products`} className="-mx-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {answer.products.map((product) => (
              <FoundProduct key={product.slug} product={product} list={list} />
            ))}
          </OptionGroup>
        )}
        {typed && !isNothing && (
          <SearchOption
            list={list}
            to={searchPath(typed)}
            className="text-link mt-4 inline-flex min-h-11 items-center"
          >
            <Trans>All results for “{typed}”</Trans>
          </SearchOption>
        )}
      </div>
    </>
  );
}
