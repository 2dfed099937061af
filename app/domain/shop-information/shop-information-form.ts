import { z } from "zod";
import { normalizePhone } from "../contact/phone.ts";
import { parseUrl } from "../query/parse-url.ts";
import { cleanText } from "../text/clean-text.ts";
import { PAYMENT_MARKS, type ShopInformation } from "./shop-information.ts";

/** What the owner edits: every text in both languages. */
export type ShopInformationValues = ShopInformation & {
  returnTermsEs: string;
  deliveryTermsEs: string;
  pickupNoteEs: string;
};

export type ShopInformationField = keyof ShopInformationValues;

type NumberField = "returnDays" | "preparationDays" | "deliveryDaysMin" | "deliveryDaysMax";

/** The state of the form. Numbers are unparsed text, countries are separated by commas. */
export type ShopInformationDraft = Omit<ShopInformationValues, NumberField | "deliveryCountries"> &
  Record<NumberField | "deliveryCountries", string>;

/**
 * The fewest and the most days, by the problem of others. A distance sale can be returned within three days of receiving
 * it (Ley Orgánica de Defensa del Consumidor, article 45).
 */
export const DAY_LIMITS = {
  "return-days": [3, 365],
  "preparation-days": [0, 60],
  "delivery-days": [0, 90],
} as const;

type DaysProblem = keyof typeof DAY_LIMITS;

/** The screen has the texts. */
const PROBLEMS = [
  "long",
  "line",
  "ruc",
  "phone",
  "return-days",
  "preparation-days",
  "delivery-days",
  "range",
  "tracking",
] as const;
export type ShopInformationProblem = (typeof PROBLEMS)[number];
/** By field; a tracking page by `trackingPages.<courier>`. */
export type ShopInformationProblems = Partial<Record<string, ShopInformationProblem>>;

type ShopInformationReading =
  | { ok: true; values: ShopInformationValues }
  | { ok: false; problems: ShopInformationProblems };

const MAX_COUNTRIES = 60;
const MAX_COUNTRY = 100;
const MAX_TERMS = 1000;
const MAX_PICKUP_NOTE = 300;
const MAX_URL = 500;
const MAX_COURIERS = 8;

const line = (maxLength: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => !/\p{Cc}/u.test(text), "line")
    .refine((text) => text.length <= maxLength, "long");

/** Removes control characters except line breaks. */
const terms = (maxLength: number) =>
  z
    .string()
    .transform((text) => cleanText(text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ")))
    .refine((text) => text.length <= maxLength, "long");

function days(problem: DaysProblem) {
  const [min, max] = DAY_LIMITS[problem];
  return z
    .string()
    .trim()
    .regex(/^\d{0,3}$/, problem)
    .transform((text) => (text === "" ? null : Number(text)))
    .refine((count) => count === null || (count >= min && count <= max), problem);
}

const CountriesSchema = z
  .string()
  .transform((text) => [...new Set(text.split(",").map(cleanText).filter(Boolean))])
  .refine((countries) => countries.every((country) => !/\p{Cc}/u.test(country)), "line")
  .refine(
    (countries) =>
      countries.length <= MAX_COUNTRIES && countries.every(({ length }) => length <= MAX_COUNTRY),
    "long",
  );

/** The form of a company's or a person's tax number: 13 digits, the last three 001 (SRI). */
const RucSchema = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ""))
  .refine((ruc) => ruc === "" || /^\d{10}001$/.test(ruc), "ruc");

const PhoneSchema = z
  .string()
  .trim()
  .refine((typed) => typed === "" || normalizePhone(typed) !== null, "phone")
  .transform((typed) => normalizePhone(typed) ?? "");

function isSafeUrl(url: string): boolean {
  return /^https:\/\/[^\s\p{Cc}"'<>\\]+$/u.test(url) && parseUrl(url) !== null;
}

const TrackingPageSchema = z
  .string()
  .trim()
  .refine((url) => url === "" || isSafeUrl(url), "tracking")
  .refine((url) => url.length <= MAX_URL, "long");

const TrackingPagesSchema = z
  .record(z.string().min(1).max(60), TrackingPageSchema)
  .refine((pages) => Object.keys(pages).length <= MAX_COURIERS)
  .transform(trackingPagesOf);

const DraftSchema = z.object({
  legalName: line(200),
  ruc: RucSchema,
  postalAddress: line(300),
  whatsapp: PhoneSchema,
  returnDays: days("return-days"),
  returnTerms: terms(MAX_TERMS),
  returnTermsEs: terms(MAX_TERMS),
  preparationDays: days("preparation-days"),
  deliveryDaysMin: days("delivery-days"),
  deliveryDaysMax: days("delivery-days"),
  deliveryCountries: CountriesSchema,
  deliveryTerms: terms(MAX_TERMS),
  deliveryTermsEs: terms(MAX_TERMS),
  pickupAddress: line(300),
  pickupNote: terms(MAX_PICKUP_NOTE),
  pickupNoteEs: terms(MAX_PICKUP_NOTE),
  paymentMarks: z
    .array(z.enum(PAYMENT_MARKS))
    .transform((marks) => PAYMENT_MARKS.filter((mark) => marks.includes(mark))),
  trackingPages: TrackingPagesSchema,
});

function problemsIn(error: z.ZodError): ShopInformationProblems {
  const problems: ShopInformationProblems = {};
  for (const { path, message } of error.issues) {
    problems[path.join(".")] ??= PROBLEMS.find((problem) => problem === message) ?? "long";
  }
  return problems;
}

/** Whether both ends of the delivery are given, in order, or neither. */
function isRange({ deliveryDaysMin: min, deliveryDaysMax: max }: ShopInformation): boolean {
  return min === null || max === null ? min === max : min <= max;
}

/** Validate the form. Returns the values or a problem per field. Every field may be empty. */
export function readShopInformationDraft(draft: ShopInformationDraft): ShopInformationReading {
  const parsed = DraftSchema.safeParse(draft);
  if (!parsed.success) return { ok: false, problems: problemsIn(parsed.error) };
  if (!isRange(parsed.data)) return { ok: false, problems: { deliveryDaysMax: "range" } };
  return { ok: true, values: parsed.data };
}

/** Return the URLs by courier, sorted and without empty ones, so that equal ones compare as equal. */
export function trackingPagesOf(pages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages)
      .filter(([, url]) => url !== "")
      .sort(),
  );
}

/** Return the form that edits values. */
export function shopInformationDraftOf(values: ShopInformationValues): ShopInformationDraft {
  return {
    ...values,
    trackingPages: trackingPagesOf(values.trackingPages),
    returnDays: String(values.returnDays ?? ""),
    preparationDays: String(values.preparationDays ?? ""),
    deliveryDaysMin: String(values.deliveryDaysMin ?? ""),
    deliveryDaysMax: String(values.deliveryDaysMax ?? ""),
    deliveryCountries: values.deliveryCountries.join(", "),
  };
}
