import { Trans } from "@lingui/react/macro";
import { productSlugFrom } from "#app/domain/text/slug.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useStoreUrl } from "#app/ui/use-store-url.ts";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import type { ProductForm } from "./use-product-form.ts";

/** The slug of an existing product. A new product's is made from its name. */
export function SlugField({ form: { draft, change, problems } }: { form: ProductForm }) {
  const storeUrl = useStoreUrl();
  const slug = productSlugFrom(draft.slug);
  return (
    <TextField
      label={<Trans>Link</Trans>}
      hint={
        slug ? (
          <Trans>
            <span className="break-all">
              {storeUrl}/products/{slug}
            </span>{" "}
            · Old links redirect here.
          </Trans>
        ) : (
          <Trans>Left empty, it is made from the name.</Trans>
        )
      }
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      value={draft.slug}
      onChange={(typed) => change({ slug: typed })}
      error={problems.slug && <FieldProblemMessage of={problems.slug} />}
      className="sm:col-span-2"
    />
  );
}
