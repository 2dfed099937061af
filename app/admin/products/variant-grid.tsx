import { Trans, useLingui } from "@lingui/react/macro";
import { use, useId } from "react";
import { QuantitySchema } from "#app/domain/money/product-numbers.ts";
import { choiceName, choiceText } from "#app/domain/product/choice-name.ts";
import type { FieldProblem, ProductDraft } from "#app/domain/product-editing/product-form.ts";
import { chipsOrBlank, variantKey } from "#app/domain/product-editing/product-variants.ts";
import { ErrorRole, FIELD_CLASS } from "#app/ui/field-shell.tsx";
import { Swatch } from "#app/ui/swatch.tsx";
import { FieldProblemMessage } from "./field-problem-message.tsx";

type VariantGridProps = {
  draft: ProductDraft;
  /** Found by the last attempt to save. */
  problem: FieldProblem | undefined;
  onChange: (quantities: Record<string, string>) => void;
};

/** A quantity for each size and color. */
export function VariantGrid({ draft, problem, onChange }: VariantGridProps) {
  const { t, i18n } = useLingui();
  const problemId = useId();
  const role = use(ErrorRole);
  const nameOf = (choice: string) => choiceName(i18n, choice);
  const sizes = chipsOrBlank(draft.sizes);
  return (
    <div>
      <div className="overflow-x-auto">
        <table className="text-sm">
          <caption className="sr-only">
            <Trans>Quantity per size and color</Trans>
          </caption>
          <thead>
            <tr>
              <td />
              {sizes.map((size) => (
                <th key={size} scope="col" className="px-1 pb-1 font-semibold">
                  {nameOf(size) || "–"}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chipsOrBlank(draft.colors).map((color) => (
              <tr key={color}>
                <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap">
                  <span className="inline-flex items-center gap-2">
                    {color && <Swatch color={color} />}
                    {nameOf(color) || "–"}
                  </span>
                </th>
                {sizes.map((size) => {
                  const key = variantKey(size, color);
                  const name = choiceText(i18n, { size, color }, " ");
                  const quantity = draft.variantQuantities[key] ?? "";
                  const isWrong = problem && !QuantitySchema.safeParse(quantity || "0").success;
                  return (
                    <td key={size} className="p-1">
                      <input
                        aria-label={t`Quantity of ${name}`}
                        inputMode="numeric"
                        value={quantity}
                        aria-invalid={isWrong || undefined}
                        aria-describedby={isWrong ? problemId : undefined}
                        placeholder="0"
                        onChange={(event) =>
                          onChange({ ...draft.variantQuantities, [key]: event.currentTarget.value })
                        }
                        className={`${FIELD_CLASS} w-16! text-center tabular-nums`}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problem && (
        <p id={problemId} role={role} className="pt-3 text-oxblood text-sm">
          <FieldProblemMessage of={problem} />
        </p>
      )}
    </div>
  );
}
