import { z } from "zod";
import type { ChoiceCounts } from "#app/domain/catalogue/choice-counts.ts";
import type { Filters } from "#app/domain/catalogue/filters.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { dataOf } from "./data-of.ts";
import { filterParameters } from "./filter-parameters.ts";

const CountsSchema = z.record(z.string(), z.int()).default({});

const ChoiceCountsSchema = z.object({
  category: CountsSchema,
  collection: CountsSchema,
  size: CountsSchema,
  color: CountsSchema,
  sale: CountsSchema,
});

/**
 * Return how many products each value of the filters would show. Sort order and page do not matter. Throws an Error if the
 * database cannot be read.
 */
export async function countChoices(
  client: SupabaseClient,
  filters: Filters,
): Promise<ChoiceCounts> {
  return ChoiceCountsSchema.parse(
    dataOf(await client.rpc("count_choices", filterParameters(filters))),
  );
}
