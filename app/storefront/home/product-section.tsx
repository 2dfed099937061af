import type { ReactNode } from "react";
import type { Product } from "#app/domain/product/product.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { ProductRow } from "../product/product-row.tsx";

type ProductSectionProps = {
  id: string;
  title: ReactNode;
  /** The label of the button to the shop. */
  action: ReactNode;
  products: Product[];
};

/** A row of up to four products with a link to the shop. Without products only the place that the header's link leads to is left. */
export function ProductSection({ id, title, action, products }: ProductSectionProps) {
  if (products.length === 0) return <span id={id} />;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page-width py-20">
      <SectionHeading
        id={`${id}-heading`}
        action={
          <ButtonLink to="/shop" variant="secondary" size="sm">
            {action}
          </ButtonLink>
        }
      >
        {title}
      </SectionHeading>
      <ProductRow products={products} />
    </section>
  );
}
