import { Trans } from "@lingui/react/macro";
import { FITS } from "#app/domain/product/product-details.ts";
import { useFitWord } from "#app/ui/fit/use-fit-word.ts";
import { OPTION_CLASS, OPTION_INPUT_CLASS } from "../option-class.ts";

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
          <label key={fit} className={OPTION_CLASS}>
            <input
              type="radio"
              name="fit"
              value={fit}
              defaultChecked={chosen === fit}
              className={OPTION_INPUT_CLASS}
            />
            {wordOf(fit)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
