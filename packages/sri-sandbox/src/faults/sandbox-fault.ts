import { z } from "zod";

/** The two services. */
export type Service = "reception" | "authorization";

/** Faults of either service; `on` narrows them to one. A truncated answer comes after the effect. */
const ANSWERS = ["closed", "unavailable", "html", "soap_fault", "truncated"] as const;
const RECEPTION = [
  "internal_error",
  "timeout_before_storing",
  "timeout_after_storing",
  "closed_after_storing",
] as const;
const AUTHORIZATION = ["timeout", "empty", "processing"] as const;
/** What the authorization answers with a code, by default 39. */
const REJECTIONS = ["rejected", "rejected_then_authorized"] as const;

const target = {
  times: z.number().int().positive().max(1000).default(1),
  accessKey: z
    .string()
    .regex(/^\d{49}$/)
    .optional(),
};
const code = z.string().regex(/^\d{1,3}$/);

/** A pending fault: for the next `times` calls (1) about an access key, or about any. */
export const SandboxFaultSchema = z.discriminatedUnion("fault", [
  z.strictObject({
    fault: z.enum(ANSWERS),
    on: z.enum(["reception", "authorization"]).optional(),
    ...target,
  }),
  z.strictObject({ fault: z.enum(RECEPTION), ...target }),
  z.strictObject({ fault: z.literal("returned"), code, ...target }),
  z.strictObject({ fault: z.enum(AUTHORIZATION), ...target }),
  z.strictObject({ fault: z.enum(REJECTIONS), code: code.default("39"), ...target }),
]);
export type SandboxFault = z.infer<typeof SandboxFaultSchema>;
export type FaultName = SandboxFault["fault"];

/** Return whether a fault applies to a call of a service about an access key, which may be unknown. */
export function faultApplies(
  fault: SandboxFault,
  service: Service,
  accessKey: string | null,
): boolean {
  if (fault.accessKey !== undefined && fault.accessKey !== accessKey) return false;
  return serviceOf(fault) === null || serviceOf(fault) === service;
}

/** Return whether a fault is about a document that waits for its decision: other calls do not spend it. */
export function needsOpenDocument({ fault }: SandboxFault): boolean {
  return fault === "processing" || REJECTIONS.some((name) => name === fault);
}

function serviceOf(fault: SandboxFault): Service | null {
  if ("on" in fault) return fault.on ?? null;
  if (ANSWERS.some((name) => name === fault.fault)) return null;
  const isAuthorization = [...AUTHORIZATION, ...REJECTIONS].some((name) => name === fault.fault);
  return isAuthorization ? "authorization" : "reception";
}
