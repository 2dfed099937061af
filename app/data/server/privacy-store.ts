import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import { type Erasure, ErasureSchema } from "../erasure-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** A request about personal data, made by staff on behalf of that person. */
type PrivacyRequest = {
  email: string;
  /** The keyed hash of the email address, 64 hexadecimal digits: the only proof of the request that is stored. */
  person: string;
  staffId: string;
};

/** Both methods record who requested it in the same transaction. */
export interface PrivacyStore {
  /** Return everything stored about the address. Throws a ShopError `INVALID_EMAIL` or `NOT_STAFF`. */
  export(request: PrivacyRequest): Promise<object>;
  /** Erase what neither an open order nor tax law needs. Throws a ShopError `INVALID_EMAIL` or `NOT_STAFF`. */
  erase(request: PrivacyRequest): Promise<Erasure>;
}

const ExportSchema = z.looseObject({ email: z.string() });

/**
 * Return the privacy functions of the database. `client` has the secret key. Methods throw an Error if the database
 * cannot be reached.
 */
export function supabasePrivacyStore(client: SupabaseClient): PrivacyStore {
  const call = callDatabase(client);
  const run = (
    name: "export_person" | "erase_person",
    { email, person, staffId }: PrivacyRequest,
  ) => call(name, { email, person, staff_id: staffId });
  return {
    export: async (request) => ExportSchema.parse(await run("export_person", request)),
    erase: async (request) => ErasureSchema.parse(await run("erase_person", request)),
  };
}
