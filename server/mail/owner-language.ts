import { z } from "zod";
import { LANGUAGES, type Language } from "#app/domain/text/language.ts";
import { settings } from "#app/settings.ts";

const OwnerMailSchema = z.object({ ownerLanguage: z.enum(LANGUAGES).optional() });

/**
 * Return the language of an email to the owner by its payload: that in which they use the admin (`queue_owner_email`),
 * and that of the settings while none is known. Throws a ZodError.
 */
export function ownerLanguage(payload: unknown): Language {
  return OwnerMailSchema.parse(payload).ownerLanguage ?? settings.staffLanguage;
}
