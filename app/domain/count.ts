import * as v from "valibot";

/** A whole number that is counted exactly, of either sign. */
export const WholeNumberSchema = v.pipe(v.number(), v.safeInteger());

/** Cents, or pieces in stock: a whole number from zero up. */
export const CountSchema = v.pipe(WholeNumberSchema, v.minValue(0));
