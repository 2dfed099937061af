import { access, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { FATAL_FILE, REACHED_FILE, type Victim } from "#server/payment/fault-points.ts";
import { parseEnvironment } from "#server/runtime/environment.ts";
import { keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";

/** The blazer of the seed; the shelf is filled so that no purchase of a test runs out. */
export const GOODS = {
  id: "a0000000-0000-4000-8000-000000000002",
  line: { size: "S", color: "Camel", quantity: 1, price: 38_500 },
  stock: 100_000,
};

const SETTINGS = { FAULT_POINTS: "1", WORKER_SECONDS: "0.1", CHECKOUTS_PER_IP: "100000" };
/** Only a test that fails waits so long. */
const DEADLINE_MS = 120_000;
const PAUSE_MS = 50;
/** How many rows the API answers with at most. */
const MAX_ROWS = 1000;

export type SandboxBook = { reference: string; transactionId: number; state: string };

const HOUR_MS = 3_600_000;

/** PayPhone gives money back until 20:00 in Ecuador (UTC-5): its stand-in keeps noon of this day, whatever the hour here. */
function noonInEcuador(): number {
  const here = Date.now() - 5 * HOUR_MS;
  return here - (here % (24 * HOUR_MS)) + 17 * HOUR_MS;
}

/** Asks until the answer is one to go on with; throws when it never is. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean = Boolean,
): Promise<Answer> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** The built shop in a process of its own that a test may let die at any step and start again on the same data. */
export async function openFaultyShop(
  settings: Record<string, string> = {},
  { isStocked = false }: { isStocked?: boolean } = {},
) {
  let shop: RunningShop = await startShop({ ...SETTINGS, ...settings });
  const { dataDir } = shop;
  const { secret } = await keysOf(shop);
  const sharedSandbox = parseEnvironment(settings).sharedSandbox?.url;
  const sandboxUrl = () => sharedSandbox ?? `${shop.url}/payphone-sandbox`;
  const inData = (name: string) => path.join(dataDir, name);

  /** Asks the payment stand-in for its books, and for its clock and faults to be as wished. */
  async function control(wishes: object): Promise<{ payments: SandboxBook[] }> {
    const response = await fetch(`${sandboxUrl()}/control`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wishes),
    });
    return (await response.json()) as { payments: SandboxBook[] };
  }

  async function rest<Row>(method: string, query: string, body?: object): Promise<Row[]> {
    if (method !== "GET") return restPage<Row>(method, query, 0, body);
    const rows: Row[] = [];
    for (;;) {
      const page = await restPage<Row>(method, query, rows.length);
      rows.push(...page);
      if (page.length < MAX_ROWS) return rows;
    }
  }

  async function restPage<Row>(method: string, query: string, offset: number, body?: object) {
    const paging = method === "GET" ? `&offset=${offset}` : "";
    const response = await fetch(`${shop.supabaseUrl}/rest/v1/${query}${paging}`, {
      method,
      headers: {
        apikey: secret,
        "content-type": "application/json",
        prefer: "return=representation",
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${query}: ${JSON.stringify(answer)}`);
    return answer as Row[];
  }

  await control({ clockOffsetMs: noonInEcuador() - Date.now() });
  if (!isStocked) await rest("PATCH", `products?id=eq.${GOODS.id}`, { quantity: GOODS.stock });

  return {
    dataDir,
    /** Whether another server works on the same database. */
    hasCompanion: sharedSandbox !== undefined,
    rest,
    url: () => shop.url,
    sandboxUrl,
    /** The process that was started. */
    pid: () => shop.pid ?? 0,
    supabaseUrl: () => shop.supabaseUrl,
    output: () => shop.output(),
    publishableKey: async () => (await keysOf(shop)).publishable,
    /** Names the step at which processes are to die, once. */
    arm: (point: string, victim: Victim) => writeFile(inData(FATAL_FILE), `${point}\n${victim}`),
    /** Whether they have died at the step that was named. */
    hasFired: () =>
      access(inData(FATAL_FILE)).then(
        () => false,
        () => true,
      ),
    /** The steps that were reached since the last call, each once, in their order. */
    async reached(): Promise<string[]> {
      const text = await readFile(inData(REACHED_FILE), "utf8").catch(() => "");
      await rm(inData(REACHED_FILE), { force: true });
      return [...new Set(text.split("\n").filter(Boolean))];
    },
    books: async (): Promise<SandboxBook[]> => (await control({})).payments,
    control,
    /** Whether the process has ended. */
    isDead: () => shop.isDead(),
    stop: () => shop.stop(),
    /** Waits until its supervisor has started again whatever died. */
    untilHealthy: () =>
      until("the shop is healthy", async () => {
        const answer = await fetch(`${shop.url}/readyz`).catch(() => null);
        return answer?.ok ?? false;
      }),
    async restart(more: Record<string, string> = {}) {
      shop = await startShop({ ...SETTINGS, ...settings, ...more, DATA_DIR: dataDir });
    },
    async close() {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>;
