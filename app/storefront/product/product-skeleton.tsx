import { Skeleton } from "#app/ui/skeleton.tsx";

export function ProductSkeleton() {
  return (
    <div className="page-width pt-6">
      <Skeleton className="my-1.5 h-4 w-64 max-w-full" />
      <div className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-[6vw] xl:gap-x-[8vw]">
        <div className="lg:flex lg:flex-row-reverse lg:gap-4">
          <Skeleton className="aspect-3/4 flex-1" />
          <Skeleton className="mt-3 aspect-3/4 w-18 lg:mt-0 lg:self-start" />
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-6 w-24" />
          <Skeleton className="mt-2 h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-10 h-11 w-3/5" />
          <Skeleton className="mt-4 h-13" />
        </div>
      </div>
    </div>
  );
}
