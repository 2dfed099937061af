import { Hono } from "hono";
import { createMemoryStore } from "./memory-store.ts";
import type { PanelAction } from "./panel-choices.ts";
import { createPayphoneSandbox } from "./payphone-sandbox.ts";
import type { SandboxSettings, SandboxTiming } from "./sandbox-settings.ts";

const ORIGIN = "https://shop.test";
/** The base URL, and the credentials that the sandbox accepts. */
const ADDRESS = {
  base: `${ORIGIN}/payphone-sandbox`,
  token: "sandbox-token",
  storeId: "sandbox-store",
};
/** 10:00 in Ecuador. */
const START = Date.parse("2026-09-22T15:00:00Z");

/** In integer cents. */
export type PaymentAmounts = { subtotal: number; tax: number; total: number };

/** The response of `/control`; `now` is an ISO time. */
type ControlAnswer = {
  now: string;
  clockOffsetMs: number;
  faults: object[];
  payments: { reference: string; transactionId: number; state: string }[];
};

type DriverSettings = Partial<Omit<SandboxSettings, "timing">> & { hang?: SandboxTiming["hang"] };

/**
 * Mount a sandbox in memory and drive it as browser, shop and test, without sockets and waiting. `hang` runs where
 * PayPhone would not answer; other settings override the driver's.
 */
export function driveSandbox({ hang = async () => {}, ...changes }: DriverSettings = {}) {
  const pauses: number[] = [];
  let moment = START;
  const { app, now } = createPayphoneSandbox({
    token: ADDRESS.token,
    storeId: ADDRESS.storeId,
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
      hang,
    },
    ...changes,
  });
  const host = new Hono().route("/payphone-sandbox", app);
  /** Takes an absolute URL, as `fetch` does. */
  const fetch = async (url: string, init?: RequestInit) => host.request(url, init);
  const request = (path: string, init?: RequestInit) => fetch(ADDRESS.base + path, init);

  function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return request(path, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${ADDRESS.token}`,
        "Content-Type": "application/json",
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  /** The same call with the browser's Referer, as the widget makes it. */
  const browse = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(`/api/payment-button-box${path}`, body, { Referer: `${ORIGIN}/checkout`, ...headers });

  /** Render the widget and choose an action, and an answer to the shop's Confirm, on its panel. */
  async function payWith(parameters: object, action: PanelAction, answer?: string) {
    const prepared = await browse("/prepare", parameters);
    const { paymentId } = await prepared.json();
    const processed = await browse("/card-payment/process", { paymentId, action, answer });
    return processed.json() as Promise<{ returnUrl: string | null }>;
  }

  const pay = (reference: string, action: PanelAction, amounts: PaymentAmounts, answer?: string) =>
    payWith(
      {
        clientTransactionId: reference,
        amount: amounts.total,
        amountWithTax: amounts.subtotal,
        tax: amounts.tax,
        storeId: ADDRESS.storeId,
        reference: `Pedido ${reference}`,
        email: "ana@example.com",
        phoneNumber: "+593991234567",
      },
      action,
      answer,
    );

  async function control(changes: object | null): Promise<ControlAnswer> {
    return (await post("/control", changes)).json() as Promise<ControlAnswer>;
  }

  return {
    ...ADDRESS,
    now,
    /** Epoch milliseconds without the offset of `/control`. */
    clock: () => moment,
    advance: (milliseconds: number) => {
      moment += milliseconds;
    },
    pauses,
    fetch,
    request,
    post,
    browse,
    payWith,
    pay,
    control,
  };
}

export type SandboxDriver = ReturnType<typeof driveSandbox>;
