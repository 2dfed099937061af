import { z } from "zod";
import { MAX_BAG_LINES, MAX_LINE_QUANTITY } from "../bag/bag.ts";

/** Products of one answer. */
export const MAX_UCP_PRODUCTS = 24;

const MAX_CENTS = 100_000_000;
const MAX_CHOICES = 20;

/** Ids are checked when they are looked up: an unknown one is a message of the answer. */
const IdSchema = z.string().min(1).max(200);
const CentsSchema = z.int().min(0).max(MAX_CENTS);
const ContextSchema = z.object({ language: z.string().max(35).optional() }).optional();

const FiltersSchema = z
  .object({
    categories: z.array(z.string().max(100)).max(MAX_CHOICES).default([]),
    price: z.object({ min: CentsSchema.optional(), max: CentsSchema.optional() }).default({}),
  })
  .prefault({});
export type UcpFilters = z.output<typeof FiltersSchema>;

/** The body of `POST /catalog/search`. */
export const SearchRequestSchema = z.object({
  context: ContextSchema,
  query: z.string().max(200).default(""),
  filters: FiltersSchema,
  pagination: z
    .object({
      limit: z.int().min(1).default(10),
      /** The number of products before the page. */
      cursor: z
        .string()
        .regex(/^\d{1,5}$/)
        .default("0")
        .transform(Number),
    })
    .prefault({}),
});
export type SearchRequest = z.output<typeof SearchRequestSchema>;

/** The body of `POST /catalog/lookup`. */
export const LookupRequestSchema = z.object({
  context: ContextSchema,
  ids: z
    .array(IdSchema)
    .min(1)
    .max(MAX_UCP_PRODUCTS)
    .transform((ids) => [...new Set(ids)]),
  filters: FiltersSchema,
});

/** The body of `POST /catalog/product`. */
export const ProductRequestSchema = z.object({
  context: ContextSchema,
  id: IdSchema,
  selected: z
    .array(z.object({ name: z.string().max(100), label: z.string().max(100) }))
    .max(MAX_CHOICES)
    .default([]),
  /** Names of options; the first is kept longest when no variant has all that were selected. */
  preferences: z.array(z.string().max(100)).max(MAX_CHOICES).default([]),
  filters: FiltersSchema,
});

/** The body of `POST /carts` and `PUT /carts/{id}`. */
export const CartRequestSchema = z.object({
  context: ContextSchema,
  line_items: z
    .array(
      z.object({
        item: z.object({ id: IdSchema }),
        quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
      }),
    )
    .min(1)
    .max(MAX_BAG_LINES),
});
