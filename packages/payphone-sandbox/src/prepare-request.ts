import { z } from "zod";
import { PROVIDER_ERRORS, type ProviderError } from "./provider-error.ts";

const cents = z.number().int().nonnegative();
const part = cents.default(0);

/** The fields of `PPaymentButtonBox` and of `button/Prepare` that PayPhone checks (fact sheet, sections 1 to 3). */
const PrepareRequestSchema = z.looseObject({
  clientTransactionId: z.string().min(1).max(50),
  amount: cents,
  amountWithoutTax: part,
  amountWithTax: part,
  tax: part,
  service: part,
  tip: part,
  currency: z.literal("USD").default("USD"),
  storeId: z.string().optional(),
  reference: z.string().max(100).default(""),
  lang: z.enum(["es", "en"]).default("es"),
  timeZone: z.number().int().min(-12).max(14).default(-5),
  email: z.email().max(200).optional(),
  phoneNumber: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
  optionalParameter: z.string().max(200).optional(),
  responseUrl: z.string().max(2000).optional(),
  cancellationUrl: z.string().max(2000).optional(),
});
export type PrepareRequest = z.infer<typeof PrepareRequestSchema>;

/** The URL fields of each channel: the Cajita has none, the redirect flow two (fact sheet, sections 1 and 3). */
const URL_FIELDS = { box: [], redirect: ["responseUrl", "cancellationUrl"] };
type PrepareChannel = keyof typeof URL_FIELDS;

const MINIMUM_CENTS = 100;

type PrepareResult = { request: PrepareRequest } | { error: ProviderError; descriptions: string[] };

/** Validate a prepare request; return it, or PayPhone's error. */
export function parsePrepareRequest(
  body: unknown,
  channel: PrepareChannel,
  storeId: string,
): PrepareResult {
  const parsed = PrepareRequestSchema.safeParse(body);
  if (!parsed.success) {
    return invalid(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const request = parsed.data;
  const known: string[] = URL_FIELDS[channel];
  const unknown = Object.keys(request).filter(
    (key) => /ur[li]$/i.test(key) && !known.includes(key),
  );
  if (unknown.length > 0) return invalid(unknown.map((key) => `${key}: unknown URL field`));
  if (sumOfParts(request) !== request.amount) {
    return invalid([
      "amount: is not the sum of amountWithoutTax, amountWithTax, tax, service, tip",
    ]);
  }
  if (request.amount < MINIMUM_CENTS) return { error: PROVIDER_ERRORS.minimum, descriptions: [] };
  if (request.storeId !== undefined && request.storeId !== storeId) {
    return { error: PROVIDER_ERRORS.store, descriptions: [] };
  }
  return { request };
}

function sumOfParts(request: PrepareRequest): number {
  const { amountWithoutTax, amountWithTax, tax, service, tip } = request;
  return amountWithoutTax + amountWithTax + tax + service + tip;
}

function invalid(descriptions: string[]): PrepareResult {
  return { error: PROVIDER_ERRORS.validation, descriptions };
}
