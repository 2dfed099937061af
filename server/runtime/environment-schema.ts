import { z } from "zod";

/** Quotes that an `--env-file` or an editor left, and line breaks, are part of no setting. */
const text = z
  .string()
  .refine((value) => !/^(["'`“‘]).*["'`”’]$/s.test(value), "leave out the quotes")
  .refine((value) => !/\p{Cc}/u.test(value), "contains a control character");
const webUrl = text.pipe(z.url({ protocol: /^https?$/, error: "needs a URL with http or https" }));

const shopUrl = webUrl.pipe(
  z.string().refine((value) => {
    const { pathname, search, hash, username, password } = new URL(value);
    return pathname === "/" && !(search || hash || username || password);
  }, "needs the form https://shop.example, without a path"),
);

const smtpUrl = text.pipe(
  z.url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: "needs the form smtp://user:password@host:587, with %40 for @ in a password",
  }),
);

/** Return the role in a Supabase key of the older form, a JSON web token; undefined in others. */
function roleOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString()).role;
  } catch {
    return undefined;
  }
}

/** `/admin/access` gives the publishable key to everyone. */
const publishableKey = text.refine(
  (key) => !key.startsWith("sb_secret_") && roleOf(key) !== "service_role",
  "is a secret key",
);

const secretKey = text.refine(
  (key) => !key.startsWith("sb_publishable_") && roleOf(key) !== "anon",
  "is a publishable key",
);

/** At most ten years, longer than any law requires. */
const days = z.coerce.number().int().min(1).max(3650);

/** The settings as text; `.env.example` lists them. */
export const EnvironmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).prefault("3000"),
  HOST: text.prefault("127.0.0.1"),
  DATA_DIR: text.prefault(".data"),
  STORE_URL: shopUrl.optional(),
  ADMIN_USERNAME: text.optional(),
  ADMIN_PASSWORD: text.min(8, "needs at least 8 characters").optional(),
  SUPABASE_URL: z.union([z.literal("none"), webUrl]).optional(),
  SUPABASE_PUBLISHABLE_KEY: publishableKey.optional(),
  SUPABASE_SECRET_KEY: secretKey.optional(),
  PAYPHONE_TOKEN: text.optional(),
  PAYPHONE_STORE_ID: text.optional(),
  PAYPHONE_SANDBOX: z.union([z.enum(["0", "1"]), webUrl]).optional(),
  SRI_CERTIFICATE: z.base64().optional(),
  SRI_CERTIFICATE_FILE: text.optional(),
  SRI_CERTIFICATE_PASSWORD: text.optional(),
  SRI_SANDBOX: z.union([z.enum(["0", "1"]), webUrl]).optional(),
  SMTP_URL: smtpUrl.optional(),
  WORKER_SECONDS: z.coerce.number().min(0.1).max(300).prefault("15"),
  // Less than the time that supervisors of processes give before they kill.
  DRAIN_SECONDS: z.coerce.number().min(0).max(10).prefault("0"),
  CHECKOUTS_PER_IP: z.coerce.number().int().min(1).prefault("20"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).prefault("0"),
  BACKUP_DIR: text.optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).prefault("14"),
  CHECKOUT_RETENTION_DAYS: days.prefault("30"),
  MAIL_RETENTION_DAYS: days.prefault("90"),
  METRICS_TOKEN: text.min(16, "needs at least 16 characters").optional(),
  FAULT_POINTS: z.literal("1").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).prefault("info"),
});

export type ParsedEnvironment = z.infer<typeof EnvironmentSchema>;
