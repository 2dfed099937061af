import * as v from "valibot";

/** A safe integer. */
export const WholeNumberSchema = v.pipe(v.number(), v.safeInteger());

/** Cents or units in stock: a safe integer from 0. */
export const CountSchema = v.pipe(WholeNumberSchema, v.minValue(0));
