import { ISSUER, setIssuer } from "../tax-orders.ts";
import { type Action, repeatable } from "./action.ts";
import type { Picker } from "./picker.ts";
import type { RandomShop } from "./random-shop.ts";
import { restoreProduct } from "./sample-shop.ts";
import { pickPerson } from "./shopper-actions.ts";
import type { State } from "./state.ts";

/** Save a product as the admin's editor does, now and then at a version that is no longer the present one. */
async function changeProduct(
  world: RandomShop,
  pick: Picker,
  { products }: State,
  change: (id: string) => { columns: object; variants: object[] | null },
): Promise<undefined> {
  const product = pick.maybe(products.filter(({ id }) => world.sampleIds.includes(id)));
  if (!product) return;
  const version = pick.chance(0.1) ? "2026-01-01T00:00:00Z" : product.updated_at;
  await world.rpc("server", "change_product", {
    id: product.id,
    version,
    ...change(product.id),
  });
}

/** Count the units of a product anew. A size that has none left may be taken out of the shop. */
const editStock: Action = (world, pick, state) =>
  changeProduct(world, pick, state, (id) => {
    const pools = world.pools.filter(({ productId }) => productId === id);
    if (pools.every(({ size }) => size === "")) {
      return { columns: { quantity: pick.integer(0, 5) }, variants: null };
    }
    const kept = pick.chance(0.1) ? pools.slice(1) : pools;
    const variants = kept.map(({ size, color }) => ({ size, color, quantity: pick.integer(0, 4) }));
    return { columns: {}, variants };
  });

const editPrice: Action = (world, pick, state) =>
  changeProduct(world, pick, state, () => ({
    columns: { price: pick.of([19.99, 24.5, 49.99, 120, 310.01]), is_draft: pick.chance(0.05) },
    variants: null,
  }));

const deleteProduct: Action = async (world, pick, { products }) => {
  const product = pick.maybe(products.filter(({ id }) => world.sampleIds.includes(id)));
  if (product) await world.call("server", "DELETE", `products?id=eq.${product.id}`);
  return undefined;
};

const restoreDeleted: Action = async (world, pick, { products }) => {
  const gone = world.sampleIds.filter((id) => !products.some((product) => product.id === id));
  const id = pick.maybe(gone);
  if (!id) return undefined;
  const variants = world.pools.filter(({ productId, size }) => productId === id && size !== "");
  return repeatable(() => restoreProduct(world, id, variants));
};

const editSettings: Action = async (world, pick) => {
  const statement = pick.of([
    "update public.shop_information set prices_include_tax = not prices_include_tax",
    "insert into public.tax_rates (valid_from, rate) values (public.shop_day(), 0.12) on conflict (valid_from) do update set rate = 0.15",
    "update public.delivery_zones set price = case price when 0 then 7.77 else 0 end",
    "update public.payment_methods set hold_hours = 1",
    "update public.payment_methods set is_enabled = not is_enabled where kind = 'deuna'",
    "update public.shop_information set pickup_address = case pickup_address when '' then 'Quito' else '' end",
  ]);
  await world.sql(statement);
  return undefined;
};

const editCodes: Action = async (world, pick, { codes }) => {
  const code = pick.maybe(codes);
  if (!code) return undefined;
  const path = `discount_codes?id=eq.${code.id}`;
  if (pick.chance(0.05)) await world.call("server", "DELETE", path);
  else
    await world.call("server", "PATCH", path, {
      is_paused: pick.chance(0.1),
      value: code.code === "ENVIO" ? 0 : pick.of([5, 10]),
    });
  return undefined;
};

const switchInvoices: Action = async (world, pick) => {
  const isOff = pick.chance(0.3);
  if (isOff) world.notes.invoicesWereOff = true;
  await setIssuer(world, isOff ? { environment: "off" } : ISSUER);
  if (!isOff) await world.sql("select public.queue_waiting_invoices()");
  return undefined;
};

const actOnDocument: Action = async (world, pick, { documents: known }) => {
  const stopped = known.filter(({ state }) => state === "needs_owner");
  const document = pick.maybe(pick.chance(0.9) ? stopped : known);
  if (!document) return undefined;
  const { documents } = world.desks();
  const { id } = document;
  if (pick.chance(0.6)) return repeatable(() => documents.retry(id, world.staff));
  return repeatable(() => documents.close(id, "In the SRI's portal", world.staff));
};

/** Erase or export a person on request. */
const answerPerson: Action = async (world, pick) => {
  const { email } = pickPerson(pick);
  const request = { email, phone: null, person: "0".repeat(64), staffId: world.staff };
  const { privacy } = world.desks();
  await (pick.chance(0.5) ? privacy.erase(request) : privacy.export(request));
  return undefined;
};

/** What changes the stock by the owner's word. */
export const STOCK_ACTIONS = { editStock, deleteProduct, restoreDeleted };

export const OWNER_ACTIONS = {
  editPrice,
  editSettings,
  editCodes,
  switchInvoices,
  actOnDocument,
  answerPerson,
};
