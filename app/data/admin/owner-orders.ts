import * as v from "valibot";
import { z } from "zod";
import type { BagLinkLine } from "#app/domain/bag/shared-bag.ts";
import type { OwnerOrderRequest, OwnerQuoteRequest } from "#app/domain/owner-order/owner-order.ts";
import type { OrderProduct, OwnerLineDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import { textSearchCondition } from "#app/domain/query/admin-query.ts";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";
import { FreeStockResponseSchema } from "#app/domain/stock/free-stock-response.ts";
import type { Language } from "#app/domain/text/language.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { AmountSchema } from "../amount-schema.ts";
import { callShop } from "../call-shop.ts";
import { camelKeys } from "../camel-keys.ts";
import { askAsStaff } from "./ask-as-staff.ts";

const FOUND_AT_MOST = 8;
const COLUMNS = "id,slug,name,name_es,price,sizes,colors,images,quantity";

const CentsSchema = z.int();
const QuoteSchema = z.object({
  subtotal: CentsSchema,
  discount: CentsSchema,
  deliveryAmount: CentsSchema,
  tax: CentsSchema,
  total: CentsSchema,
  taxBasisPoints: z.int(),
});

/** What an order would cost, as the database computes it. */
export type OwnerQuote = z.infer<typeof QuoteSchema>;

/** Return what an order would cost. Throws a ShopError. */
export async function quoteOwnerOrder(request: OwnerQuoteRequest): Promise<OwnerQuote> {
  return QuoteSchema.parse(
    await callShop("quoting an order", "POST", "/owner-orders/quote", request),
  );
}

/** Make an order and return its id; a repeated request returns the same order. Throws a ShopError. */
export async function makeOwnerOrder(request: OwnerOrderRequest): Promise<string> {
  const made = await callShop("making an order", "POST", "/owner-orders", request);
  return z.object({ id: z.uuid() }).parse(made).id;
}

const ProductSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  name_es: z.string(),
  price: AmountSchema,
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  images: z.array(z.string()),
  quantity: z.int(),
});

/** Return a product's stock less holds; null if unknown. The database checks again. */
async function readFree(slug: string): Promise<FreeStock | null> {
  try {
    const response = await fetch(`/products/${encodeURIComponent(slug)}/stock`);
    return v.parse(FreeStockResponseSchema, await response.json());
  } catch {
    return null;
  }
}

function productOf(row: z.infer<typeof ProductSchema>, language: Language): OrderProduct {
  const { id, price, sizes, colors, images, quantity } = row;
  const name = nameIn(language, camelKeys(row));
  return { id, name, price, sizes, colors, image: images[0] ?? null, quantity, free: null };
}

/** Return a few published products whose name contains a text. Throws a ShopError. */
export async function findOrderProducts(
  search: string,
  language: Language,
): Promise<OrderProduct[]> {
  const data = await askAsStaff("searching products", (client) =>
    client
      .from("products")
      .select(COLUMNS)
      .eq("is_draft", false)
      .or(textSearchCondition(search))
      .order("name")
      .limit(FOUND_AT_MOST),
  );
  return z
    .array(ProductSchema)
    .parse(data)
    .map((row) => productOf(row, language));
}

const chosenOf = (offered: readonly string[], wanted: string) =>
  offered.includes(wanted) ? wanted : offered.length === 1 ? (offered[0] ?? "") : "";

/** Return lines of the form with their products and free stock; lines of products that are not sold are left out. Throws a ShopError. */
export async function readOwnerLines(
  wanted: readonly BagLinkLine[],
  language: Language,
): Promise<OwnerLineDraft[]> {
  if (wanted.length === 0) return [];
  const data = await askAsStaff("reading products", (client) =>
    client
      .from("products")
      .select(COLUMNS)
      .eq("is_draft", false)
      .in("id", [...new Set(wanted.map(({ productId }) => productId))]),
  );
  const rows = z.array(ProductSchema).parse(data);
  const products = new Map(
    await Promise.all(
      rows.map(async (row) => {
        const product = { ...productOf(row, language), free: await readFree(row.slug) };
        return [row.id, product] as const;
      }),
    ),
  );
  return wanted.flatMap(({ productId, size, color, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const choice = { size: chosenOf(product.sizes, size), color: chosenOf(product.colors, color) };
    return [{ product, ...choice, quantity, ownPrice: "" }];
  });
}
