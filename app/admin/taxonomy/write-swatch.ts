import * as v from "valibot";
import { setSwatch } from "#app/data/admin/swatches.ts";
import { outcomeOf } from "../form/outcome.ts";

const HexSchema = v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)));

/** Chooses the swatch of a color name; null returns it to the shop's own. */
export const SwatchSubmissionSchema = v.object({
  kind: v.literal("swatches"),
  name: v.pipe(v.string(), v.maxLength(100)),
  hex: HexSchema,
  /** The one that was read. */
  opened: HexSchema,
});

export type SwatchSubmission = v.InferOutput<typeof SwatchSubmissionSchema>;

/** Write the swatch of a color name and return the outcome. */
export const writeSwatch = ({ opened, ...swatch }: SwatchSubmission) =>
  outcomeOf(() => setSwatch(swatch, opened));
