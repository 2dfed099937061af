import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import { ErasureSchema } from "../erasure-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** A request about personal data, made by staff on behalf of that person. */
type PrivacyRequest = {
  /** What was typed: an email address or a phone number. */
  email: string;
  /** The phone number in international form, if what was typed is one. */
  phone: string | null;
  /** The keyed hash of the email address, 64 hexadecimal digits: the only proof of the request that is stored. */
  person: string;
  staffId: string;
};

const ExportSchema = z.looseObject({ email: z.string() });

/** Both methods record who requested it in the same transaction. */
export type PrivacyStore = ReturnType<typeof supabasePrivacyStore>;

/**
 * Return the privacy functions of the database. `client` has the secret key. Methods throw an Error if the database
 * cannot be reached.
 */
export function supabasePrivacyStore(client: SupabaseClient) {
  const call = callDatabase(client);
  return {
    /** Return everything stored about the address. Throws a ShopError `INVALID_PERSON` or `NOT_STAFF`. */
    export: (request: PrivacyRequest) => call("export_person", request, ExportSchema),
    /** Erase what neither an open order nor tax law needs. Throws a ShopError `INVALID_PERSON` or `NOT_STAFF`. */
    erase: (request: PrivacyRequest) => call("erase_person", request, ErasureSchema),
  };
}
