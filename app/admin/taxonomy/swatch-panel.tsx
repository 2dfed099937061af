import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { NamedSwatch } from "#app/data/admin/swatches.ts";
import { type ChosenSwatch, colorKey } from "#app/domain/product/swatch.ts";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { useRowsWithDeleted } from "../unsaved/use-rows-with-deleted.ts";
import { SwatchRow } from "./swatch-row.tsx";

type SwatchPanelProps = {
  swatches: NamedSwatch[];
  /** Every chosen color: the row of a name that lost its products may still be edited. */
  chosen: ChosenSwatch[];
};

/** The swatches of the catalogue's color names. */
export function SwatchPanel({ swatches, chosen }: SwatchPanelProps) {
  const id = useId();
  const { rows, onClose, changes } = useRowsWithDeleted(swatches, ({ name }) => colorKey(name));
  const heading = useReturnFocus<HTMLHeadingElement>(changes);
  const chosenHex = (name: string) =>
    chosen.find(({ color }) => color === colorKey(name))?.hex ?? null;
  return (
    <section
      aria-labelledby={id}
      className="mt-8 border border-hairline bg-surface px-5 py-6 sm:px-8 sm:py-8"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl">
        <Trans>Swatches</Trans>
      </h2>
      <p className="mt-2 max-w-[34em] text-muted text-sm">
        <Trans>
          The dot beside a color's name in the shop. Choose one for names that the shop does not
          know.
        </Trans>
      </p>
      <ul className="peer mt-5 grid gap-x-10 border-hairline border-t empty:hidden sm:grid-cols-2 xl:grid-cols-3">
        {rows.map(({ row, isDeleted }) => (
          <SwatchRow
            key={colorKey(row.name)}
            swatch={isDeleted ? { ...row, hex: chosenHex(row.name) } : row}
            {...{ isDeleted, onClose }}
          />
        ))}
      </ul>
      {/* A row without products is empty unless it is being edited. */}
      <p className="mt-5 hidden text-muted text-sm peer-empty:block">
        <Trans>No product has a color.</Trans>
      </p>
    </section>
  );
}
