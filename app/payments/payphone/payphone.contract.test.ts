import type { ContractCase } from "../../../tests/payphone/contract-case.ts";
import { testPayphoneContract } from "../../../tests/payphone/payphone.contract.ts";
import {
  RECORDED_CASES,
  RECORDED_PAYMENT,
  type RecordedAnswer,
  type RecordedCase,
} from "../../../tests/payphone/recorded-answers.ts";
import { createPayphone } from "./payphone.ts";
import { PAYPHONE_URLS } from "./payphone-urls.ts";

const { payUrl, boxUrl } = PAYPHONE_URLS;

const ENDPOINTS: Record<string, keyof RecordedCase> = {
  [`POST ${boxUrl}/api/confirm`]: "confirm",
  [`POST ${payUrl}/api/button/V2/Confirm`]: "v2Confirm",
  [`GET ${payUrl}/api/Sale/client/${RECORDED_PAYMENT.reference}`]: "saleByClient",
  [`GET ${payUrl}/api/Sale/${RECORDED_PAYMENT.transactionId}`]: "sale",
  [`POST ${payUrl}/api/Reverse`]: "reverse",
};

/** Replay a case. A URL that the case does not record throws, so a wrong call fails. */
function replay(recorded: RecordedCase): ContractCase {
  const calls: string[] = [];
  const delays: number[] = [];
  const left = structuredClone(recorded);
  let controller = new AbortController();
  let moment = 0;
  let timeoutMs = 0;

  async function answerTo(url: string, init: RequestInit): Promise<Response> {
    calls.push(`${init.method} ${new URL(url).pathname}`);
    const endpoint = ENDPOINTS[`${init.method} ${url}`];
    const queue = endpoint && left[endpoint];
    const answer = queue && (queue.length > 1 ? queue.shift() : queue[0]);
    if (!answer) throw new Error(`Nothing recorded for ${init.method} ${url}`);
    if (answer === "timeout") {
      moment += timeoutMs;
      controller.abort();
      throw controller.signal.reason;
    }
    return responseOf(answer);
  }

  const provider = createPayphone({
    ...PAYPHONE_URLS,
    token: "recorded-token",
    storeId: "recorded-store",
    timeoutMs: 15_000,
    sandbox: true,
    fetch: answerTo,
    timing: {
      delay: async (milliseconds) => {
        delays.push(milliseconds);
        moment += milliseconds;
      },
      now: () => moment,
      deadline: (milliseconds) => {
        timeoutMs = milliseconds;
        controller = new AbortController();
        return controller.signal;
      },
    },
  });
  return { provider, ...RECORDED_PAYMENT, calls, delays };
}

function responseOf({ status, body }: Exclude<RecordedAnswer, "timeout">): Response {
  return typeof body === "string"
    ? new Response(body, { status, headers: { "Content-Type": "text/html" } })
    : Response.json(body, { status });
}

testPayphoneContract("recorded answers", async (caseName) => replay(RECORDED_CASES[caseName]));
