import * as v from "valibot";
import { setSwatch } from "#app/data/admin/swatches.ts";
import { outcomeOf } from "../form/outcome.ts";

/** Chooses the swatch of a color name; null returns it to the shop's own. */
export const SwatchSubmissionSchema = v.object({
  kind: v.literal("swatches"),
  name: v.pipe(v.string(), v.maxLength(100)),
  hex: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
});

export type SwatchSubmission = v.InferOutput<typeof SwatchSubmissionSchema>;

/** Write the swatch of a color name and return the outcome. */
export const writeSwatch = ({ name, hex }: SwatchSubmission) =>
  outcomeOf(() => setSwatch(name, hex));
