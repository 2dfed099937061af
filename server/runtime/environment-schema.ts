import { z } from "zod";

const text = z.string().trim().min(1);
const webUrl = z.url({ protocol: /^https?$/ });

/** An empty setting counts as unset, as in a copied `.env.example`. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** At most ten years, longer than any law requires. */
const days = z.coerce.number().int().min(1).max(3650);

/** The settings as text; `.env.example` lists them. */
export const EnvironmentSchema = z.object({
  PORT: z.preprocess((value) => value || "3000", z.coerce.number().int().min(0).max(65535)),
  HOST: z.preprocess((value) => value || "127.0.0.1", text),
  DATA_DIR: z.preprocess((value) => value || ".data", text),
  STORE_URL: optional(webUrl),
  ADMIN_USERNAME: optional(text),
  ADMIN_PASSWORD: optional(z.string().min(8, "needs at least 8 characters")),
  SUPABASE_URL: optional(z.union([z.literal("none"), webUrl])),
  SUPABASE_PUBLISHABLE_KEY: optional(text),
  SUPABASE_SECRET_KEY: optional(text),
  PAYPHONE_TOKEN: optional(text),
  PAYPHONE_STORE_ID: optional(text),
  PAYPHONE_SANDBOX: optional(z.union([z.enum(["0", "1"]), webUrl])),
  SRI_CERTIFICATE: optional(z.base64()),
  SRI_CERTIFICATE_FILE: optional(text),
  SRI_CERTIFICATE_PASSWORD: optional(z.string()),
  SRI_SANDBOX: optional(z.union([z.enum(["0", "1"]), webUrl])),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  WORKER_SECONDS: z.preprocess((value) => value || "15", z.coerce.number().min(0.1).max(300)),
  // Less than the time that supervisors of processes give before they kill.
  DRAIN_SECONDS: z.preprocess((value) => value || "0", z.coerce.number().min(0).max(10)),
  CHECKOUTS_PER_IP: z.preprocess((value) => value || "20", z.coerce.number().int().min(1)),
  TRUSTED_PROXIES: z.preprocess((value) => value || "0", z.coerce.number().int().min(0).max(10)),
  BACKUP_DIR: optional(text),
  BACKUP_KEEP: z.preprocess((value) => value || "14", z.coerce.number().int().min(1).max(1000)),
  CHECKOUT_RETENTION_DAYS: z.preprocess((value) => value || "30", days),
  MAIL_RETENTION_DAYS: z.preprocess((value) => value || "90", days),
  METRICS_TOKEN: optional(z.string().min(16, "needs at least 16 characters")),
  FAULT_POINTS: optional(z.literal("1")),
  LOG_LEVEL: z.preprocess(
    (value) => value || "info",
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"]),
  ),
});

export type ParsedEnvironment = z.infer<typeof EnvironmentSchema>;
