import { Skeleton } from "#app/ui/skeleton.tsx";
import { CardSkeleton } from "../product/card-skeleton.tsx";
import { GRID_COLUMNS } from "./grid-columns.ts";

/** The number of cards on the first screen of a wide window. */
const CARDS = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function ShopSkeleton() {
  return (
    <div className="page-width pt-10 md:pt-16">
      <div className="mb-9 gap-x-12 lg:flex lg:items-end lg:justify-between">
        <div className="text-title">
          <Skeleton className="h-[1lh] w-72 max-w-full" />
        </div>
        <Skeleton className="mt-4 h-5 w-72 max-w-full" />
      </div>
      <div className="flex min-h-26 items-center justify-between gap-8 border-hairline border-y lg:min-h-16">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="@container pt-6">
        <div className={GRID_COLUMNS}>
          {CARDS.map((card) => (
            <CardSkeleton key={card} />
          ))}
        </div>
      </div>
    </div>
  );
}
