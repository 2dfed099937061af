import { StartupError } from "../runtime/startup-error.ts";
import type { ShopDatabase } from "./backend.ts";

const TIMEOUT_MS = 2000;

/** The gateway's answer to an unknown key, and PostgREST's to one without the role's rights. */
const REJECTED = [401, 403];

type Clients = Pick<ShopDatabase, "anon" | "server">;

/** Read one row with each key of a database, in at most two seconds. Returns whether each was answered or rejected. */
export async function readWithKeys({ anon, server }: Clients) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const readWith = async (client: Clients["server"]) => {
    const read = client.from("categories").select("id").limit(1);
    const { error, status } = await read.abortSignal(signal);
    return { isAnswered: error === null, isRejected: REJECTED.includes(status) };
  };
  const [publishable, secret] = await Promise.all([readWith(anon), readWith(server)]);
  return { publishable, secret };
}

/** Throw a StartupError that names the key which a hosted project rejects. One that does not answer rejects none. */
export async function requireKeys(clients: Clients): Promise<void> {
  const { publishable, secret } = await readWithKeys(clients);
  const rejected = [
    publishable.isRejected && "SUPABASE_PUBLISHABLE_KEY",
    secret.isRejected && "SUPABASE_SECRET_KEY",
  ].filter(Boolean);
  if (rejected.length === 0) return;
  throw new StartupError(
    `The project of SUPABASE_URL rejects ${rejected.join(" and ")}. Copy it from Settings → API Keys in the dashboard.`,
  );
}
