import { z } from "zod";
import { FITS } from "#app/domain/product/product-details.ts";
import type { ProductReviews } from "#app/domain/review/review.ts";
import { LANGUAGES } from "#app/domain/text/language.ts";
import { TimeSchema } from "../time-schema.ts";

const CountSchema = z.int().min(0);

/** The answer of `list_reviews`. */
export const ReviewsSchema: z.ZodType<ProductReviews> = z
  .object({
    count: CountSchema,
    starSum: CountSchema,
    realCount: CountSchema,
    realStarSum: CountSchema,
    runsSmall: CountSchema,
    trueToSize: CountSchema,
    runsLarge: CountSchema,
    reviews: z.array(
      z.object({
        id: z.uuid(),
        author: z.string(),
        stars: z.int().min(1).max(5),
        fit: z.enum(FITS).nullable(),
        words: z.string(),
        size: z.string(),
        heightCm: z.int().nullable(),
        language: z.enum(LANGUAGES),
        isSandbox: z.boolean(),
        writtenAt: TimeSchema,
      }),
    ),
  })
  .transform(({ runsSmall, trueToSize, runsLarge, ...rest }) => ({
    ...rest,
    fits: { runs_small: runsSmall, true_to_size: trueToSize, runs_large: runsLarge },
  }));
