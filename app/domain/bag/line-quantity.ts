import * as v from "valibot";
import { WholeNumberSchema } from "../text/count.ts";
import { MAX_LINE_QUANTITY } from "./bag.ts";

/** The quantity of one line, for validating input. */
export const LineQuantitySchema = v.pipe(
  WholeNumberSchema,
  v.minValue(1),
  v.maxValue(MAX_LINE_QUANTITY),
);
