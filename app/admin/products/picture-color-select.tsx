import { Trans, useLingui } from "@lingui/react/macro";
import { useContext } from "react";
import { choiceName } from "#app/domain/product/choice-name.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { SelectOptions } from "../form/select-options.tsx";
import { PictureColors } from "./picture-colors.ts";

type PictureColorSelectProps = { path: string; number: number };

/** The color that a picture shows; shoppers who choose that color see it first. */
export function PictureColorSelect({ path, number }: PictureColorSelectProps) {
  const { t, i18n } = useLingui();
  const { colors, colorOf, setColor } = useContext(PictureColors);
  if (colors.length === 0) return null;
  return (
    <span className="relative block border-hairline border-t">
      <select
        aria-label={t`Color of picture ${number}`}
        value={colorOf(path)}
        onChange={(event) => setColor(path, event.currentTarget.value)}
        className="min-h-11 w-full cursor-pointer appearance-none truncate bg-transparent pr-7 pl-2.5 text-sm"
      >
        <option value="">
          <Trans>All colors</Trans>
        </option>
        <SelectOptions values={colors} nameOf={(color) => choiceName(i18n, color)} />
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2" />
    </span>
  );
}
