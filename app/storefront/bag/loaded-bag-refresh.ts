import * as v from "valibot";
import { BagResponseSchema } from "#app/domain/bag/bag-response.ts";

export { refreshBag } from "#app/domain/bag/bag-refresh.ts";
export { markShortage } from "#app/domain/bag/shortage.ts";

export const parseBagResponse = (answer: unknown) => v.parse(BagResponseSchema, answer);
