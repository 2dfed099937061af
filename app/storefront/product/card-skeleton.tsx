import { Skeleton } from "#app/ui/skeleton.tsx";

/** The skeleton of a product card, with its height. */
export function CardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/4" />
      <div className="flex flex-col gap-1 pt-4">
        <Skeleton className="my-1 h-4 w-1/3" />
        <Skeleton className="my-1.5 h-4.5 w-2/3" />
        <Skeleton className="my-1.5 h-4 w-1/4" />
      </div>
    </div>
  );
}
