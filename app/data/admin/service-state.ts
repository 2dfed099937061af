import { z } from "zod";
import { SETUP_TASKS } from "#app/domain/shop/setup-task.ts";
import { callShop } from "../call-shop.ts";

const ServiceStateSchema = z.object({
  /** Emails that wait for 15 minutes or were given up. */
  lateMails: z.int(),
  /** Whether there is no backup of the last night; false where none are taken. */
  isBackupMissing: z.boolean(),
  /** Contradictions that were found between orders, payments and stock. */
  inconsistencies: z.int(),
  /** What is left to set up. */
  setup: z.array(z.enum(SETUP_TASKS)),
});

/** How the server itself is. */
export type ServiceState = z.infer<typeof ServiceStateSchema>;

/** Read how the server itself is. Throws a ShopError. */
export async function readServiceState(): Promise<ServiceState> {
  return ServiceStateSchema.parse(await callShop("reading the server's state", "GET", "/service"));
}
