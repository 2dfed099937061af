import { z } from "zod";
import { adminFailureFrom } from "./admin-failure-from.ts";
import { requireStaff } from "./admin-session.ts";

const ErasureSchema = z.object({
  orders: z.int(),
  checkouts: z.int(),
  emails: z.int(),
  newsletter: z.int(),
  /** Orders and payments that are still under way and keep what they need until they are done. */
  waiting: z.int(),
});

/** How many rows an erasure changed or removed. */
export type Erasure = z.infer<typeof ErasureSchema>;

async function ask(name: "export_person" | "erase_person", email: string): Promise<unknown> {
  const client = await requireStaff();
  const { data, error, status } = await client.rpc(name, { email });
  if (error) throw adminFailureFrom(name, error, status);
  return data;
}

/** Takes an e-mail address and returns everything the shop keeps about it, as the text of a JSON file. Throws an AdminFailure. */
export async function exportPerson(email: string): Promise<string> {
  return `${JSON.stringify(await ask("export_person", email), null, 2)}\n`;
}

/** Takes an e-mail address and removes its data but for what open orders and tax law need. Throws an AdminFailure. */
export async function erasePerson(email: string): Promise<Erasure> {
  return ErasureSchema.parse(await ask("erase_person", email));
}
