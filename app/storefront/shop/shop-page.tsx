import { useLingui } from "@lingui/react/macro";
import { memo, useCallback, useId, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { ChoiceCounts } from "#app/domain/catalogue/choice-counts.ts";
import type { Filters } from "#app/domain/catalogue/filters.ts";
import type { Product } from "#app/domain/product/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useIsSlow } from "#app/ui/use-is-slow.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { useStableReference } from "#app/ui/use-stable-reference.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { FilterChoices } from "./filter-fields.tsx";
import { FilterForm } from "./filter-form.tsx";
import { LazyFilterPanel, LazyFilterSheet } from "./lazy-filters.tsx";
import { NoProducts } from "./no-products.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { ShopPaging } from "./shop-paging.tsx";
import { FilterToggle, ShopToolbar } from "./shop-toolbar.tsx";
import { type FilterChange, useFilterChange } from "./use-filter-change.ts";
import { useFilterForm } from "./use-filter-form.ts";
import { useMediaQuery } from "./use-media-query.ts";
import { useScrollToResults } from "./use-scroll-to-results.ts";
import { useShopTexts } from "./use-shop-texts.ts";

/** Milliseconds before a pending answer dims the grid. */
const LOADING_DELAY_MS = 300;

/** The width from which the panel is beside the grid. */
const WIDE = "(min-width: 1024px)";

type ShopPageProps = {
  filters: Filters;
  choices: FilterChoices;
  counts: ChoiceCounts;
  products: Product[];
  total: number;
  pageCount: number;
  /** A search that finds something, where this one finds nothing. */
  suggestion: string | null;
};

type ShopHeadingProps = { title: string; description: string };

const ShopHeading = memo(({ title, description }: ShopHeadingProps) => (
  <div className="mb-9 gap-x-12 lg:flex lg:items-end lg:justify-between">
    <h1 className="text-title">{title}</h1>
    <p className="mt-4 max-w-[22.75em] text-balance text-muted lg:text-right">{description}</p>
  </div>
));

type ShopViewProps = ShopPageProps & {
  change: FilterChange;
  /** Whether the pending answer is slow. */
  isLoading: boolean;
};

/** Memoized: the start of a navigation does not render it. */
const ShopView = memo((props: ShopViewProps) => {
  const { filters, choices, counts, products, total, pageCount, suggestion } = props;
  const { change, isLoading } = props;
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useCallback(() => setIsOpen((isShown) => !isShown), []);
  const isWide = useMediaQuery(WIDE);
  const form = useFilterForm(filters, change, isOpen && !isWide);
  const panelId = useId();
  const countRef = useRef<HTMLParagraphElement>(null);
  // A followed link disappears with its filter or page; the count announces the result.
  const focusCount = useCallback(() => countRef.current?.focus({ preventScroll: true }), []);
  const resultsRef = useScrollToResults(filters);
  const { title, description } = useShopTexts(filters, choices);
  const controls = { filters, choices, counts };

  return (
    <div className="page-width pt-10 pb-28 md:pt-16">
      <ShopHeading title={title} description={description} />
      <ShopToolbar
        form={form}
        total={total}
        countRef={countRef}
        toggle={<FilterToggle isOpen={isOpen} controls={panelId} onToggle={toggle} />}
      />
      <div
        className={classNames(
          "gap-x-12 pt-6 noscript:lg:grid noscript:lg:grid-cols-[19rem_1fr]",
          isOpen && "lg:grid lg:grid-cols-[19rem_1fr]",
        )}
      >
        <aside
          id={panelId}
          aria-label={t`Filters`}
          className={classNames("hidden noscript:mb-10 noscript:block", isOpen && "lg:block")}
        >
          <div className="sticky top-40 -mx-2 max-h-[calc(100dvh-11rem)] overflow-y-auto overscroll-contain px-2 pb-2">
            <FilterForm form={form}>
              <LazyFilterPanel
                open={isOpen && isWide}
                onOpenChange={setIsOpen}
                form={form}
                {...controls}
              />
            </FilterForm>
          </div>
        </aside>
        <LazyFilterSheet
          open={isOpen && !isWide}
          onOpenChange={setIsOpen}
          change={change}
          total={total}
          {...controls}
        />
        <div ref={resultsRef} className="min-w-0">
          <FilterChips filters={filters} choices={choices} onClear={focusCount} />
          {products.length > 0 ? (
            <ProductGrid products={products} isLoading={isLoading} />
          ) : (
            <NoProducts filters={filters} suggestion={suggestion} onClear={focusCount} />
          )}
          <ShopPaging filters={filters} pageCount={pageCount} onFollow={focusCount} />
        </div>
      </div>
    </div>
  );
});

/** The shop: all products, filtered, sorted and paged by the URL. */
export function ShopPage(answer: ShopPageProps) {
  const { state, location } = useNavigation();
  const isSlow = useIsSlow(location?.pathname === useLocalizedPath()("/shop"), LOADING_DELAY_MS);
  const change = useFilterChange(answer.filters, state === "idle");
  const choices = useStableReference(answer.choices);
  return <ShopView {...answer} choices={choices} change={change} isLoading={isSlow} />;
}
