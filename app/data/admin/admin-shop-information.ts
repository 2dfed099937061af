import { z } from "zod";
import { ShopError } from "#app/domain/shop-error.ts";
import { shopInformationConflicts } from "#app/domain/shop-information/shop-information-changes.ts";
import type {
  ShopInformationField,
  ShopInformationValues,
} from "#app/domain/shop-information/shop-information-form.ts";
import { ShopInformationColumnsSchema } from "../catalogue/shop-information-row.ts";
import type { TablesUpdate } from "../database.types.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** Attempts of a change that meets concurrent changes of other fields. */
const MAX_ATTEMPTS = 5;

/** The shop's information as the owner edits it. */
export type AdminShopInformation = {
  values: ShopInformationValues;
  /** `updated_at` as the database writes it. Compare it as text. */
  version: string;
};

export type ShopInformationUpdate =
  | { outcome: "saved"; current: AdminShopInformation }
  /** Another editor changed the same fields. */
  | { outcome: "conflict"; current: AdminShopInformation; fields: ShopInformationField[] };

const RowSchema = ShopInformationColumnsSchema.extend({ updated_at: z.string() });

const COLUMN_OF = {
  legalName: "legal_name",
  ruc: "ruc",
  postalAddress: "postal_address",
  whatsapp: "whatsapp",
  returnDays: "return_days",
  returnTerms: "return_terms",
  returnTermsEs: "return_terms_es",
  preparationDays: "preparation_days",
  deliveryDaysMin: "delivery_days_min",
  deliveryDaysMax: "delivery_days_max",
  deliveryCountries: "delivery_countries",
  deliveryTerms: "delivery_terms",
  deliveryTermsEs: "delivery_terms_es",
  pickupAddress: "pickup_address",
  pickupNote: "pickup_note",
  pickupNoteEs: "pickup_note_es",
  paymentMarks: "payment_marks",
  trackingPages: "tracking_pages",
} as const satisfies Record<ShopInformationField, keyof z.infer<typeof RowSchema>>;

const FIELDS = Object.keys(COLUMN_OF) as ShopInformationField[];

function fromRow(row: unknown): AdminShopInformation {
  const parsed = RowSchema.parse(row);
  const values = Object.fromEntries(FIELDS.map((field) => [field, parsed[COLUMN_OF[field]]]));
  return { values: values as ShopInformationValues, version: parsed.updated_at };
}

function columnsOf(changes: Partial<ShopInformationValues>): TablesUpdate<"shop_information"> {
  const changed = FIELDS.filter((field) => changes[field] !== undefined);
  return Object.fromEntries(changed.map((field) => [COLUMN_OF[field], changes[field]]));
}

/** Return the shop's information. Throws a ShopError. */
export async function getShopInformation(): Promise<AdminShopInformation> {
  const data = await askAsStaff("reading the shop's information", (client) =>
    client.from("shop_information").select("*").limit(1),
  );
  return fromRow(data[0]);
}

/** Write changes if the row still has the given version (optimistic locking); return the new row, or null if it has not. */
async function write(
  version: string,
  changes: Partial<ShopInformationValues>,
): Promise<AdminShopInformation | null> {
  const data = await askAsStaff("changing the shop's information", (client) =>
    client
      .from("shop_information")
      .update(columnsOf(changes))
      .eq("id", true)
      .eq("updated_at", version)
      .select("*"),
  );
  return data[0] ? fromRow(data[0]) : null;
}

/**
 * Write changed fields. Concurrent changes of other fields are kept; one of the same fields is returned as a conflict,
 * and nothing is written. Throws a ShopError.
 */
export async function updateShopInformation(
  opened: AdminShopInformation,
  changes: Partial<ShopInformationValues>,
): Promise<ShopInformationUpdate> {
  let current = opened;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const saved = await write(current.version, changes);
    if (saved) return { outcome: "saved", current: saved };
    current = await getShopInformation();
    const fields = shopInformationConflicts(opened.values, current.values, changes);
    if (fields.length > 0) return { outcome: "conflict", current, fields };
  }
  throw new ShopError("SETTINGS_CHANGED", "Others are changing the settings at this moment.");
}
