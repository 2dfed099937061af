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

/** The Cajita takes no address at all; the redirect flow takes these two (fact sheet, sections 1 and 3). */
const ADDRESS_FIELDS = { box: [], redirect: ["responseUrl", "cancellationUrl"] };
export type PrepareChannel = keyof typeof ADDRESS_FIELDS;

const MINIMUM_CENTS = 100;

export type PrepareReading =
  | { request: PrepareRequest }
  | { error: ProviderError; descriptions: string[] };

/** Takes what was posted, the way it came and the registered store; returns the request, or the refusal it earns. */
export function readPrepareRequest(
  body: unknown,
  channel: PrepareChannel,
  storeId: string,
): PrepareReading {
  const parsed = PrepareRequestSchema.safeParse(body);
  if (!parsed.success) {
    return invalid(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const request = parsed.data;
  const known: string[] = ADDRESS_FIELDS[channel];
  const foreign = Object.keys(request).filter(
    (key) => /ur[li]$/i.test(key) && !known.includes(key),
  );
  if (foreign.length > 0) return invalid(foreign.map((key) => `${key}: unknown address field`));
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

function invalid(descriptions: string[]): PrepareReading {
  return { error: PROVIDER_ERRORS.validation, descriptions };
}
