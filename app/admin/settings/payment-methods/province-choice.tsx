import { Plural, Trans } from "@lingui/react/macro";
import { ProvinceBoxes } from "../province-boxes.tsx";

type ProvinceChoiceProps = {
  chosen: readonly string[];
  onChange: (provinces: string[]) => void;
};

/** Where a way to pay is offered; none chosen is everywhere. */
export function ProvinceChoice({ chosen, onChange }: ProvinceChoiceProps) {
  const summary =
    chosen.length === 0 ? (
      <Trans>Offered in all provinces</Trans>
    ) : (
      <Plural value={chosen.length} one="Offered in # province" other="Offered in # provinces" />
    );
  return <ProvinceBoxes summary={summary} chosen={chosen} onChange={onChange} />;
}
