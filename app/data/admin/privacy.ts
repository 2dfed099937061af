import { callShop } from "../call-shop.ts";
import { type Erasure, ErasureSchema } from "../erasure-json.ts";

export type { Erasure };

/** Return everything the shop stores about an email address, as JSON text. Throws a ShopError. */
export async function exportPerson(email: string): Promise<string> {
  const data = await callShop("export", "POST", "/privacy/export", { email });
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Erase the data of an email address, except what open orders and tax law need. Throws a ShopError. */
export async function erasePerson(email: string): Promise<Erasure> {
  return ErasureSchema.parse(await callShop("erasure", "POST", "/privacy/erasure", { email }));
}
