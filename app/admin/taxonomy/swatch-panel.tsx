import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import type { NamedSwatch } from "#app/data/admin/swatches.ts";
import { colorKey } from "#app/domain/product/swatch.ts";
import { useReturnFocus } from "../focus/use-return-focus.ts";
import { useRowsWithDeleted } from "../unsaved/use-rows-with-deleted.ts";
import { SwatchRow } from "./swatch-row.tsx";

/** The swatches of the catalogue's color names. Empty while no product has a color. */
export function SwatchPanel({ swatches }: { swatches: NamedSwatch[] }) {
  const id = useId();
  const { rows, onClose, changes } = useRowsWithDeleted(swatches, ({ name }) => colorKey(name));
  const heading = useReturnFocus<HTMLHeadingElement>(changes);
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mt-8 border border-hairline bg-surface px-5 py-6 not-has-[li]:hidden sm:px-8 sm:py-8"
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
      <ul className="mt-5 grid gap-x-10 border-hairline border-t sm:grid-cols-2 xl:grid-cols-3">
        {rows.map(({ row, isDeleted }) => (
          <SwatchRow key={colorKey(row.name)} swatch={row} {...{ isDeleted, onClose }} />
        ))}
      </ul>
    </section>
  );
}
