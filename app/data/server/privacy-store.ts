import { z } from "zod";
import { callDatabase } from "../call-database.ts";
import { type Erasure, ErasureSchema } from "../erasure-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";

/** A request about somebody's personal data, which a member of staff makes for them. */
export type PrivacyRequest = {
  email: string;
  /** The keyed hash of the address, 64 hexadecimal digits: all that is kept of it as proof of the request. */
  person: string;
  staffId: string;
};

/** What staff may ask for in the name of a shopper. Both write down who asked, in the same transaction. */
export interface PrivacyStore {
  /** Returns everything the shop keeps about the address. Throws a ShopError `INVALID_EMAIL` or `NOT_STAFF`. */
  export(request: PrivacyRequest): Promise<object>;
  /** Removes what neither an open order nor tax law needs. Throws a ShopError `INVALID_EMAIL` or `NOT_STAFF`. */
  erase(request: PrivacyRequest): Promise<Erasure>;
}

const ExportSchema = z.looseObject({ email: z.string() });

/** Takes a Supabase client with the secret key and returns the store behind it. Its methods throw an Error when the database cannot be reached. */
export function supabasePrivacyStore(client: SupabaseClient): PrivacyStore {
  const call = callDatabase(client);
  const ask = (
    name: "export_person" | "erase_person",
    { email, person, staffId }: PrivacyRequest,
  ) => call(name, { email, person, staff_id: staffId });
  return {
    export: async (request) => ExportSchema.parse(await ask("export_person", request)),
    erase: async (request) => ErasureSchema.parse(await ask("erase_person", request)),
  };
}
