import type { Language } from "#app/domain/text/language.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** Store the language of the admin, in which emails to the owner are written. Throws a ShopError. */
export async function storeStaffLanguage(language: Language): Promise<void> {
  await askAsStaff("storing the admin's language", (client) =>
    client.rpc("set_staff_language", { language }),
  );
}
