import { access, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnvironment } from "#server/runtime/environment.ts";
import { FATAL_FILE, REACHED_FILE, type Victim } from "#server/runtime/fault-points.ts";
import { keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { noonInEcuador } from "./noon-in-ecuador.ts";

/** The blazer of the seed, with stock for every purchase of a test. */
export const TEST_PRODUCT = {
  id: "a0000000-0000-4000-8000-000000000002",
  line: { size: "S", color: "Camel", quantity: 1, price: 38_500 },
  stock: 100_000,
};

const SETTINGS = { FAULT_POINTS: "1", WORKER_SECONDS: "0.3", CHECKOUTS_PER_IP: "100000" };
/** Only a failing test waits this long. */
const DEADLINE_MS = 120_000;
const PAUSE_MS = 50;
/** The API's row limit. */
const MAX_ROWS = 1000;

type SandboxPayment = { reference: string; transactionId: number; state: string };

/** Poll every `pause` milliseconds until the result is good. Throws after the deadline. */
export async function waitUntil<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  isGood: (answer: Answer) => boolean = Boolean,
  pause = PAUSE_MS,
): Promise<Answer> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    const answer = await ask();
    if (isGood(answer)) return answer;
    if (Date.now() > end) throw new Error(`Timed out: ${what}: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Start the built shop in its own process, which tests kill at any step and restart on the same data. */
export async function openFaultyShop(
  settings: Record<string, string> = {},
  { isStocked = false }: { isStocked?: boolean } = {},
) {
  let shop: RunningShop = await startShop({ ...SETTINGS, ...settings });
  const { dataDir } = shop;
  const { secret } = await keysOf(shop);
  const environment = parseEnvironment(settings);
  const sharedSandbox = environment.sharedSandbox?.url;
  const { sriSandbox } = environment;
  const sandboxUrl = () => sharedSandbox ?? `${shop.url}/payphone-sandbox`;
  const inData = (name: string) => path.join(dataDir, name);

  /** Return the sandbox's payments, after changing its clock and faults. */
  async function control(wishes: object): Promise<{ payments: SandboxPayment[] }> {
    const response = await fetch(`${sandboxUrl()}/control`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wishes),
    });
    return (await response.json()) as { payments: SandboxPayment[] };
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

  await control({
    clockOffsetMs: environment.sharedSandbox?.clockOffsetMs ?? noonInEcuador() - Date.now(),
  });
  if (!isStocked)
    await rest("PATCH", `products?id=eq.${TEST_PRODUCT.id}`, { quantity: TEST_PRODUCT.stock });

  return {
    dataDir,
    /** Whether another server uses the same database. */
    hasCompanion: sharedSandbox !== undefined,
    rest,
    url: () => shop.url,
    sandboxUrl,
    sriSandboxUrl: () =>
      typeof sriSandbox === "object" ? sriSandbox.url : `${shop.url}/sri-sandbox`,
    /** The id of the started process. */
    pid: () => shop.pid ?? 0,
    supabaseUrl: () => shop.supabaseUrl,
    output: () => shop.output(),
    publishableKey: async () => (await keysOf(shop)).publishable,
    /** Set the step at which processes die once. */
    arm: (point: string, victim: Victim) => writeFile(inData(FATAL_FILE), `${point}\n${victim}`),
    /** Whether they have died at that step. */
    hasFired: () =>
      access(inData(FATAL_FILE)).then(
        () => false,
        () => true,
      ),
    /** Run something while no step is set, and forget the steps that it reaches. */
    async unarmed(run: () => Promise<void>): Promise<void> {
      const kept = inData(`${FATAL_FILE}-kept`);
      await rename(inData(FATAL_FILE), kept).catch(() => {});
      try {
        await run();
      } finally {
        await rm(inData(REACHED_FILE), { force: true });
        await rename(kept, inData(FATAL_FILE)).catch(() => {});
      }
    },
    /** The steps reached since the last call, without duplicates, in order. */
    async reached(): Promise<string[]> {
      const text = await readFile(inData(REACHED_FILE), "utf8").catch(() => "");
      await rm(inData(REACHED_FILE), { force: true });
      return [...new Set(text.split("\n").filter(Boolean))];
    },
    payments: async (): Promise<SandboxPayment[]> => (await control({})).payments,
    control,
    /** Whether the process has exited. */
    isDead: () => shop.isDead(),
    stop: () => shop.stop(),
    /** Waits until the supervisor has restarted what died. */
    waitUntilHealthy: () =>
      waitUntil("the shop is healthy", async () => {
        const answer = await fetch(`${shop.url}/healthz`).catch(() => null);
        return answer?.ok === true && (await answer.json()).database === "ok";
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
