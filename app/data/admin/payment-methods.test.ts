import { expect, test, vi } from "vitest";
import { methodDraftOf, readMethodDraft } from "#app/domain/checkout/payment-method-draft.ts";
import { createTestClient } from "../testing/create-test-client.ts";
import { changePaymentMethod, listPaymentMethods } from "./payment-methods.ts";
import { requireStaff } from "./session.ts";

vi.mock("./session.ts");

const ROW = {
  ...{ kind: "transfer", is_enabled: true, instructions: "Pay", instructions_es: "" },
  ...{ qr_image: "", max_amount: null, provinces: [], hold_hours: 48, updated_at: "1" },
};

/** Answer with a row, and return the body of the last request. */
function answerWith(row: object) {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _request?: RequestInit) =>
    Response.json([row]),
  );
  const client = createTestClient(fetch);
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  return () => JSON.parse(String(fetch.mock.lastCall?.[1]?.body));
}

test.each([
  ["hosted", 500.5],
  ["embedded", "500.50"],
])("reads the form of a largest total as it was saved, %s", async (_, amount) => {
  answerWith({ ...ROW, max_amount: amount });
  const [read] = await listPaymentMethods();
  const draft = read && methodDraftOf(read);
  expect(draft?.maxAmount).toBe("500.50");
  const reading = draft && readMethodDraft("transfer", { ...draft, maxAmount: "500,5" });
  if (!read || !reading?.ok) throw new Error("The form cannot be read.");
  expect(methodDraftOf({ ...read, ...reading.changes })).toEqual(draft);

  const body = answerWith(ROW);
  await changePaymentMethod(read, reading.changes);
  expect(body()).toMatchObject({ max_amount: 500.5 });
});
