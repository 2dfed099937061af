import { Trans } from "@lingui/react/macro";
import { inchesOf } from "#app/domain/product/centimeters.ts";
import { GARMENT_MEASURES, type SizeMeasures } from "#app/domain/product/measures.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import { useChoiceName } from "../use-choice-name.ts";

/** The measures of a garment per size, in centimeters with inches beside. */
export function MeasuresTable({ measures }: { measures: SizeMeasures[] }) {
  const wordOf = useMeasureWord();
  const nameOf = useChoiceName();
  const names = GARMENT_MEASURES.filter((name) => measures.some(({ garment }) => garment[name]));
  return (
    <table className="w-full text-left tabular-nums">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            <Trans>Size</Trans>
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="py-1.5 pr-3 font-normal">
              {wordOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.map(({ size, garment }) => (
          <tr key={size} className="border-hairline border-t">
            <th scope="row" className="py-1.5 pr-3 font-semibold">
              {nameOf(size)}
            </th>
            {names.map((name) => (
              <td key={name} className="py-1.5 pr-3">
                {garment[name] ? (
                  <>
                    {garment[name]} cm{" "}
                    <span className="text-muted text-xs">{inchesOf(garment[name])} in</span>
                  </>
                ) : (
                  "–"
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
