import { type ChosenSwatch, colorKey } from "#app/domain/swatch.ts";
import { adminErrorFrom } from "../database-error.ts";
import { requireStaff } from "./admin-session.ts";

/** A color name of the catalogue, with the color that the owner chose for its swatch or null. */
export type NamedSwatch = { name: string; hex: string | null };

/** Return the colors that the owner chose for swatches. Throws a ShopError. */
export async function listChosenSwatches(): Promise<ChosenSwatch[]> {
  const client = await requireStaff();
  const { data, error, status } = await client.from("swatches").select("color,hex");
  if (error) throw adminErrorFrom("listing swatches", error, status);
  return data;
}

/** Return every color name of a product once, however it is capitalized, by name. Throws a ShopError. */
export async function listNamedSwatches(): Promise<NamedSwatch[]> {
  const client = await requireStaff();
  const [chosen, names] = await Promise.all([listChosenSwatches(), client.rpc("list_color_names")]);
  if (names.error) throw adminErrorFrom("listing colors", names.error, names.status);
  const hexes = new Map(chosen.map(({ color, hex }) => [color, hex]));
  const nameOf = new Map<string, string>();
  for (const name of names.data.toSorted()) {
    if (!nameOf.has(colorKey(name))) nameOf.set(colorKey(name), name.trim());
  }
  return [...nameOf]
    .map(([key, name]) => ({ name, hex: hexes.get(key) ?? null }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Set the swatch of a color name to `#rrggbb`; null returns it to the shop's own. Throws a ShopError. */
export async function setSwatch(name: string, hex: string | null): Promise<void> {
  const client = await requireStaff();
  const swatch = { color: colorKey(name), ...(hex && { hex }) };
  const { error, status } = await client.rpc("set_swatch", swatch);
  if (error) throw adminErrorFrom("setting a swatch", error, status);
}
