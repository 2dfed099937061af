import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import type { SizeGuide } from "#app/domain/fit/size-guide-schema.ts";
import type { Product } from "#app/domain/product/product.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Openable } from "#app/ui/lazy-panel.tsx";
import { Link } from "#app/ui/link.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { FindMySize } from "./find-my-size.tsx";
import { MeasureSection } from "./measure-section.tsx";
import { useSizeGuide } from "./use-size-guide.ts";

type SizeGuideDialogProps = Openable & { product: Pick<Product, "slug" | "sizes"> };

function Measures({ guide, sizes }: { guide: SizeGuide; sizes: string[] }) {
  const hasBody = guide.chart.some(({ body }) => Object.keys(body).length > 0);
  const garments = guide.measures.length > 0 ? guide.measures : guide.chart;
  const hasGarment = garments.some(({ garment }) => Object.keys(garment).length > 0);
  if (!hasBody && !hasGarment) {
    return (
      <p className="text-muted">
        <Trans>There are no measurements for this product yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <FindMySize guide={guide} sizes={sizes} />
      {hasBody && <MeasureSection kind="body" sizes={guide.chart} />}
      {hasGarment && <MeasureSection kind="garment" sizes={garments} />}
    </>
  );
}

function GuideSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}

/** Mounted with each opening, so that a failed load is tried again. */
function Contents({ product }: Pick<SizeGuideDialogProps, "product">) {
  const guide = useSizeGuide(product);
  if (guide === undefined) return <GuideSkeleton />;
  if (guide) return <Measures guide={guide} sizes={product.sizes} />;
  return (
    <p role="alert" className="text-oxblood">
      <Trans>The measurements could not be loaded. Please try again in a moment.</Trans>
    </p>
  );
}

/** The size guide of a product: Find my size, and the measures of its category and its own. */
export function SizeGuideDialog({ product, open, onOpenChange }: SizeGuideDialogProps) {
  const title = useRef<HTMLSpanElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // Before the measures are loaded, the first element that can have it is the link below them.
      initialFocus={title}
      title={
        <span ref={title} tabIndex={-1} className="outline-none">
          <Trans>Size Guide</Trans>
        </span>
      }
      size="lg"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-5 py-6 sm:px-10 sm:pb-10">
        <Contents product={product} />
        <p className="border-hairline border-t pt-4 text-sm">
          <Link
            to="/info/size-guide"
            target="_blank"
            className="text-link inline-flex min-h-11 items-center hover:text-terracotta"
          >
            <Trans>All sizes on one page</Trans>
            <VisuallyHidden>
              {" "}
              <Trans>(opens in a new tab)</Trans>
            </VisuallyHidden>
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
