import { z } from "zod";
import { amountIn } from "../csv/csv-amount.ts";
import { amountFromCents, type Cents } from "../money/money.ts";
import { readPrice } from "../money/product-numbers.ts";
import { cleanText } from "../text/clean-text.ts";
import { fieldsChanged } from "../text/fields-changed.ts";
import type { Versions } from "../text/three-way-merge.ts";
import type { DeliveryZone } from "./delivery-zone.ts";

/** A zone as the owner edits it. */
export type AdminDeliveryZone = DeliveryZone & { id: string; nameEs: string };

type NumberField = "price" | "freeFrom" | "daysMin" | "daysMax";

/** The state of a zone's form. Numbers are unparsed text. */
export type DeliveryZoneDraft = Omit<AdminDeliveryZone, NumberField> & Record<NumberField, string>;

const PROBLEMS = ["name", "long", "price", "free-from", "days", "range", "provinces"] as const;

/** The screen has the texts. */
export type DeliveryZoneProblem = (typeof PROBLEMS)[number];

/** By the zone's id and the field: `<id>.price`. */
export type DeliveryZoneProblems = Partial<Record<string, DeliveryZoneProblem>>;

type DeliveryZonesReading =
  | { ok: true; zones: AdminDeliveryZone[] }
  | { ok: false; problems: DeliveryZoneProblems };

const MAX_NAME = 100;
export const MAX_ZONE_DAYS = 90;
const MAX_PRICE: Cents = 100_000;
const MAX_FREE_FROM: Cents = 10_000_000;

const NameSchema = z
  .string()
  .transform((text) => cleanText(text.replace(/\p{Cc}/gu, " ")))
  .refine((text) => text.length <= MAX_NAME, "long");

/** Not a number where it is no amount. */
const centsIn = (text: string) => readPrice(amountIn(text.trim())) ?? Number.NaN;

const DaysSchema = z
  .string()
  .trim()
  .regex(/^\d{0,2}$/, "days")
  .transform((text) => (text === "" ? null : Number(text)))
  .refine((days) => days === null || days <= MAX_ZONE_DAYS, "days");

const DraftSchema = z.object({
  id: z.uuid(),
  name: NameSchema,
  nameEs: NameSchema,
  isEverywhereElse: z.boolean(),
  provinces: z.array(z.string()),
  price: z
    .string()
    .transform(centsIn)
    .refine((cents) => cents <= MAX_PRICE, "price"),
  freeFrom: z
    .string()
    .transform((text) => (text.trim() === "" ? null : centsIn(text)))
    .refine((cents) => cents === null || (cents > 0 && cents <= MAX_FREE_FROM), "free-from"),
  daysMin: DaysSchema,
  daysMax: DaysSchema,
});

function problemsOf(draft: DeliveryZoneDraft): DeliveryZoneProblems {
  const { data, error } = DraftSchema.safeParse(draft);
  const problems: DeliveryZoneProblems = {};
  for (const { path, message } of error?.issues ?? []) {
    problems[`${draft.id}.${String(path[0])}`] ??=
      PROBLEMS.find((problem) => problem === message) ?? "long";
  }
  if (cleanText(draft.name) === "" && cleanText(draft.nameEs) === "") {
    problems[`${draft.id}.nameEs`] = "name";
  }
  if (!draft.isEverywhereElse && draft.provinces.length === 0) {
    problems[`${draft.id}.provinces`] = "provinces";
  }
  if (!data) return problems;
  const { daysMin: min, daysMax: max } = data;
  const isRange = min === null || max === null ? min === max : min <= max;
  return isRange ? problems : { ...problems, [`${draft.id}.daysMax`]: "range" };
}

/**
 * Validate all zones. Returns them or a problem per field. Everywhere else has no provinces of its own. One name is
 * enough: it is that of both languages.
 */
export function readDeliveryZoneDrafts(drafts: readonly DeliveryZoneDraft[]): DeliveryZonesReading {
  const problems = Object.assign({}, ...drafts.map(problemsOf)) as DeliveryZoneProblems;
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const zones = drafts.map((draft) => DraftSchema.parse(draft));
  return {
    ok: true,
    zones: zones.map((zone) => ({
      ...zone,
      name: zone.name || zone.nameEs,
      provinces: zone.isEverywhereElse ? [] : zone.provinces,
    })),
  };
}

/** Return the form that edits a zone. Its provinces come as the screen lists them: the database sorts them otherwise. */
export function deliveryZoneDraftOf(zone: AdminDeliveryZone): DeliveryZoneDraft {
  return {
    ...zone,
    provinces: [...zone.provinces].sort((a, b) => a.localeCompare(b, "es")),
    price: amountFromCents(zone.price),
    freeFrom: zone.freeFrom === null ? "" : amountFromCents(zone.freeFrom),
    daysMin: String(zone.daysMin ?? ""),
    daysMax: String(zone.daysMax ?? ""),
  };
}

/** Return the form of a new zone. */
export function newDeliveryZoneDraft(id: string): DeliveryZoneDraft {
  return {
    id,
    name: "",
    nameEs: "",
    isEverywhereElse: false,
    provinces: [],
    price: "",
    freeFrom: "",
    daysMin: "",
    daysMax: "",
  };
}

/** Change one zone. A province, and everywhere else, moves to it from the zone that had it. */
export function changedZones(
  zones: readonly DeliveryZoneDraft[],
  id: string,
  changes: Partial<DeliveryZoneDraft>,
): DeliveryZoneDraft[] {
  const { provinces: taken = [], isEverywhereElse: takesRest = false } = changes;
  return zones.map((zone) => {
    if (zone.id === id) return { ...zone, ...changes };
    return {
      ...zone,
      provinces: zone.provinces.filter((province) => !taken.includes(province)),
      isEverywhereElse: zone.isEverywhereElse && !takesRest,
    };
  });
}

/** Merge two editors' zones: theirs with what was changed between `base` and mine. */
export function mergedZones({
  base,
  mine,
  theirs,
}: Versions<readonly DeliveryZoneDraft[]>): DeliveryZoneDraft[] {
  const find = (zones: readonly DeliveryZoneDraft[], { id }: DeliveryZoneDraft) =>
    zones.find((zone) => zone.id === id);
  const edits = mine.map((zone) => ({
    zone,
    changes: fieldsChanged<Partial<DeliveryZoneDraft>>(find(base, zone) ?? {}, zone),
  }));
  const kept = theirs.filter((zone) => find(mine, zone) || !find(base, zone));
  // Also one that another editor has deleted.
  const added = edits.filter(
    ({ zone, changes }) => !find(theirs, zone) && Object.keys(changes).length > 0,
  );
  return edits.reduce(
    (zones, { zone, changes }) => changedZones(zones, zone.id, changes),
    [...kept, ...added.map(({ zone }) => zone)],
  );
}
