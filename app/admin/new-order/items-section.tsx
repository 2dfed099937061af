import { Trans } from "@lingui/react/macro";
import { useFocusAfterRemoval } from "../focus/use-focus-after-removal.ts";
import { BagLinkField } from "./bag-link-field.tsx";
import { FormSection } from "./form-section.tsx";
import { LineFields } from "./line-fields.tsx";
import { ProductSearch } from "./product-search.tsx";
import type { NewOrderForm } from "./use-new-order.ts";

type ItemsSectionProps = { form: NewOrderForm; pricesIncludeTax: boolean };

/** What is sold: lines, a search for products, and the link of a shared bag. */
export function ItemsSection({ form, pricesIncludeTax }: ItemsSectionProps) {
  const { draft, problems } = form;
  const { list, onRemoved } = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <FormSection title={<Trans>Items</Trans>}>
      <ul ref={list} className="grid empty:hidden">
        {draft.lines.map((line, place) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and their fields are controlled.
            key={place}
            line={line}
            problem={problems.lines?.[place] ?? null}
            pricesIncludeTax={pricesIncludeTax}
            onChange={(changes) => form.changeLine(place, changes)}
            onRemove={() => {
              form.removeLine(place);
              onRemoved(place);
            }}
          />
        ))}
      </ul>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ProductSearch isMissing={problems.isEmpty === true} onAdd={form.addLines} />
        <BagLinkField onAdd={form.addLines} />
      </div>
    </FormSection>
  );
}
