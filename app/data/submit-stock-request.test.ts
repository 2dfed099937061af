import { expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { noStockRequests } from "./stock-requests.ts";
import { submitStockRequest } from "./submit-stock-request.ts";

const product = { productId: "7b0c1d0e-2f5a-4a63-9d11-0d6e5a1f2b3c", language: "es" } as const;
const unexpected = (error: unknown) => {
  throw error;
};
const page = { ...product, report: unexpected };

function formWith(values: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const complete = { email: " ana@example.com ", choice: '["M","Navy"]', consent: "yes" };

test("stores what a form asks for, in the language of the page", async () => {
  const request = vi.fn(async () => "requested" as const);
  const requests = { ...noStockRequests(), request };
  const answer = await submitStockRequest(requests, formWith(complete), page);
  expect(answer).toMatchObject({ result: { outcome: "requested" }, status: 200 });
  expect(answer.headers).toEqual({ "Cache-Control": "no-store" });
  const choice = { size: "M", color: "Navy" };
  expect(request).toHaveBeenCalledExactlyOnceWith({
    ...{ email: "ana@example.com", hasConsent: true, ...choice, ...product },
  });
});

test("passes on that there was no consent", async () => {
  const request = vi.fn(async () => "requested" as const);
  const form = formWith({ ...complete, consent: "" });
  await submitStockRequest({ ...noStockRequests(), request }, form, page);
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ hasConsent: false }));
});

test.for([
  ["INVALID_EMAIL", "email", 400],
  ["CONSENT_REQUIRED", "consent", 400],
  ["CHOICE_NOT_OFFERED", "choice", 422],
  ["TOO_MANY_REQUESTS", "too_many", 429],
  ["REJECTED", "failed", 503],
] as const)(
  "answers %s with its message, and shows the values again",
  async ([code, outcome, status]) => {
    const reject = async () => {
      throw new ShopError(code, "Rejected.", "600");
    };
    const requests = { ...noStockRequests(), request: reject };
    const answer = await submitStockRequest(requests, formWith(complete), page);
    const { choice } = complete;
    expect(answer).toMatchObject({ result: { outcome, email: "ana@example.com", choice }, status });
    expect("Retry-After" in answer.headers).toBe(outcome === "too_many");
  },
);

test.for([
  {},
  { ...complete, choice: "M" },
  { ...complete, choice: new Blob(["x"]) },
  { ...complete, choice: '["M\\u0000","Navy"]' },
  { ...complete, choice: '["M","\\ud800"]' },
])("asks for the choice of a form without one", async (values) => {
  const answer = await submitStockRequest(noStockRequests(), formWith(values), page);
  expect(answer).toMatchObject({ result: { outcome: "choice" }, status: 422 });
});

test.for(["", "ana", "a\0b@x.yz"])(
  "rejects the address %j without asking the database",
  async (email) => {
    const answer = await submitStockRequest(
      noStockRequests(),
      formWith({ ...complete, email }),
      page,
    );
    expect(answer).toMatchObject({ result: { outcome: "email" }, status: 400 });
  },
);

test("reports a failed request", async () => {
  const report = vi.fn();
  const reporting = { ...product, report };
  const { result } = await submitStockRequest(noStockRequests(), formWith(complete), reporting);
  expect(result.outcome).toBe("failed");
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error("Supabase not configured"));
});
