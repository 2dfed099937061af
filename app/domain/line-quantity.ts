import * as v from "valibot";
import { MAX_LINE_QUANTITY } from "./bag.ts";
import { WholeNumberSchema } from "./count.ts";

/** The pieces of one line, where they come from outside. */
export const LineQuantitySchema = v.pipe(
  WholeNumberSchema,
  v.minValue(1),
  v.maxValue(MAX_LINE_QUANTITY),
);
