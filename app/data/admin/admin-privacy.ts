import { callShop } from "../call-shop.ts";
import { type Erasure, ErasureSchema } from "../erasure-json.ts";

export type { Erasure };

/** Takes an e-mail address and returns everything the shop stores about it, as the text of a JSON file. Throws a ShopError. */
export async function exportPerson(email: string): Promise<string> {
  const data = await callShop("export", "POST", "/privacy/export", { email });
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Takes an e-mail address and removes its data except what open orders and tax law need. Throws a ShopError. */
export async function erasePerson(email: string): Promise<Erasure> {
  return ErasureSchema.parse(await callShop("erasure", "POST", "/privacy/erasure", { email }));
}
