import { Trans } from "@lingui/react/macro";
import { FITS } from "#app/domain/product/product-details.ts";
import { useFitWord } from "#app/ui/fit/use-fit-word.ts";
import { Option } from "../option.tsx";

/** How the garment fits compared with its size, as radio buttons. */
export function FitChoice({ chosen }: { chosen: string }) {
  const wordOf = useFitWord();
  return (
    <fieldset>
      <legend className="mb-2 text-muted text-sm">
        <Trans>How does it fit? (optional)</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {FITS.map((fit) => (
          <Option key={fit} type="radio" name="fit" value={fit} defaultChecked={chosen === fit}>
            {wordOf(fit)}
          </Option>
        ))}
      </div>
    </fieldset>
  );
}
