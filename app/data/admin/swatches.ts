import { type ChosenSwatch, colorKey } from "#app/domain/product/swatch.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** A color name of the catalogue, with the color that the owner chose for its swatch or null. */
export type NamedSwatch = { name: string; hex: string | null };

/** Return the colors that the owner chose for swatches. Throws a ShopError. */
export async function listChosenSwatches(): Promise<ChosenSwatch[]> {
  return askAsStaff("listing swatches", (client) => client.from("swatches").select("color,hex"));
}

/**
 * Return every color name of a product once, however it is capitalized, by name, and every chosen color, also those of names without
 * products. Throws a ShopError.
 */
export async function listNamedSwatches(): Promise<{
  swatches: NamedSwatch[];
  chosen: ChosenSwatch[];
}> {
  const [chosen, names] = await Promise.all([
    listChosenSwatches(),
    askAsStaff("listing colors", (client) => client.rpc("list_color_names")),
  ]);
  const hexes = new Map(chosen.map(({ color, hex }) => [color, hex]));
  const nameOf = new Map<string, string>();
  for (const name of [...names].sort()) {
    if (!nameOf.has(colorKey(name))) nameOf.set(colorKey(name), name.trim());
  }
  const swatches = [...nameOf]
    .map(([key, name]) => ({ name, hex: hexes.get(key) ?? null }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return { swatches, chosen };
}

/**
 * Set the swatch of a color name to `#rrggbb`; null returns it to the shop's own. Throws a ShopError: `SETTINGS_CHANGED` if it is neither
 * the one that was read nor the wanted one.
 */
export async function setSwatch({ name, hex }: NamedSwatch, opened: string | null): Promise<void> {
  const swatch = { color: colorKey(name), ...(hex && { hex }), ...(opened && { opened }) };
  const isSet = await askAsStaff("setting a swatch", (client) => client.rpc("set_swatch", swatch));
  if (!isSet) throw new ShopError("SETTINGS_CHANGED", "It is another swatch.");
}
