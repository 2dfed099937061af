import { Hono } from "hono";
import { createPayphone } from "#app/payments/payphone/payphone.ts";
import { createMemoryStore } from "../memory-store.ts";
import type { PanelAction } from "../panel-choices.ts";
import { createPayphoneSandbox } from "../payphone-sandbox.ts";
import type { SandboxSettings } from "../sandbox-settings.ts";

const ORIGIN = "https://shop.test";
const BASE = `${ORIGIN}/payphone-sandbox`;
const TOKEN = "sandbox-token";
const STORE_ID = "sandbox-store";
/** 10:00 in Ecuador. */
const START = Date.parse("2026-09-22T15:00:00Z");

/**
 * Mounts the stand-in as the host does and drives it as shopper, shop and test, without a socket and without waiting.
 * Returns the shop's own adapter speaking to it (`provider`, with its `calls` and `delays`) and the moves of a test.
 */
export function driveSandbox(changes: Partial<SandboxSettings> = {}) {
  const calls: string[] = [];
  const delays: number[] = [];
  const pauses: number[] = [];
  let controller = new AbortController();
  let moment = START;
  /** What the adapter's own waits have taken; PayPhone's clock does not follow them. */
  let waited = 0;
  let timeoutMs = 0;

  const { app, now } = createPayphoneSandbox({
    token: TOKEN,
    storeId: STORE_ID,
    responseUrl: `${ORIGIN}/confirmation`,
    allowedOrigin: ORIGIN,
    store: createMemoryStore(),
    clock: () => moment,
    controls: true,
    timing: {
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
        moment += milliseconds;
      },
      hang: async () => {
        waited += timeoutMs;
        controller.abort();
      },
    },
    ...changes,
  });
  const host = new Hono().route("/payphone-sandbox", app);
  const request = async (path: string, init?: RequestInit) => host.request(`${BASE}${path}`, init);

  async function speak(url: string, init: RequestInit): Promise<Response> {
    calls.push(`${init.method} ${new URL(url).pathname.replace("/payphone-sandbox", "")}`);
    const response = await host.request(url, init);
    init.signal?.throwIfAborted();
    return response;
  }

  const provider = createPayphone({
    token: TOKEN,
    storeId: STORE_ID,
    cdnUrl: BASE,
    payUrl: BASE,
    boxUrl: BASE,
    timeoutMs: 15_000,
    sandbox: true,
    fetch: speak,
    timing: {
      delay: async (milliseconds) => {
        delays.push(milliseconds);
        waited += milliseconds;
      },
      now: () => moment + waited,
      deadline: (milliseconds) => {
        timeoutMs = milliseconds;
        controller = new AbortController();
        return controller.signal;
      },
    },
  });

  function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return request(path, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${TOKEN}`,
        "Content-Type": "application/json",
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  /** What the widget does: the same call with the browser's Referer. */
  const browse = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(`/api/payment-button-box${path}`, body, { Referer: `${ORIGIN}/checkout`, ...headers });

  async function pay(reference: string, action: PanelAction, amounts: Amounts, answer?: string) {
    const { token: _token, ...parameters } = provider.button({
      reference,
      language: "es",
      ...amounts,
      email: "ana@example.com",
      phone: "0991234567",
    }).parameters;
    const prepared = await browse("/prepare", parameters);
    const { paymentId } = await prepared.json();
    const processed = await browse("/card-payment/process", { paymentId, action, answer });
    return processed.json() as Promise<{ returnUrl: string | null }>;
  }

  async function control(wishes: object): Promise<ControlAnswer> {
    return (await post("/control", wishes)).json() as Promise<ControlAnswer>;
  }

  const advance = (milliseconds: number) => {
    moment += milliseconds;
  };
  return { provider, now, calls, delays, pauses, request, post, browse, pay, control, advance };
}

type Amounts = { subtotal: number; tax: number; total: number };

type ControlAnswer = {
  now: string;
  clockOffsetMs: number;
  faults: object[];
  payments: { reference: string; transactionId: number; state: string }[];
};

export type SandboxDriver = ReturnType<typeof driveSandbox>;
