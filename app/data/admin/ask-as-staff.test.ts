import { beforeEach, expect, test, vi } from "vitest";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { failEmpty404 } from "../fail-empty-404.ts";
import { createTestClient } from "../testing/create-test-client.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { countAsStaff, ONLY_COUNT } from "./count-as-staff.ts";
import { restoreProduct } from "./delete-product.ts";
import { listReviews } from "./reviews.ts";
import { requireStaff } from "./session.ts";
import { deleteTaxonomyEntry } from "./taxonomy.ts";

vi.mock("./session.ts");

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const HTML = "<html>Please sign in</html>";
const refusal = JSON.stringify({ code: "23514", message: "violates check constraint" });

function answer(body: string | null, init: ResponseInit) {
  const fetch = failEmpty404(async () => new Response(body, init));
  const client = createTestClient(fetch);
  vi.mocked(requireStaff).mockResolvedValue(client as never);
}

test.each([
  [200, HTML, "UNAVAILABLE"],
  [403, HTML, "UNAVAILABLE"],
  [413, HTML, "REJECTED"],
  [413, "What you sent is too large.", "REJECTED"],
  [403, JSON.stringify({ message: "Only staff may do this." }), "REJECTED"],
  [502, HTML, "UNAVAILABLE"],
  [400, refusal, "REJECTED"],
  [404, JSON.stringify({ code: "PGRST205", message: "no such table" }), "REJECTED"],
  [401, JSON.stringify({ code: "PGRST301", message: "JWT expired" }), "NOT_SIGNED_IN"],
])("converts the answer %s %s to %s", async (status, body, code) => {
  answer(body, { status });
  const ask = askAsStaff("changing a product", (client) =>
    client.from("products").update({ name: "Scarf" }).eq("id", "1").select("id"),
  );
  await expect(ask).rejects.toMatchObject({ code });
});

const countProducts = () =>
  countAsStaff("counting products", (client) => client.from("products").select("id", ONLY_COUNT));

test.each<[string, () => Promise<unknown>]>([
  ["a read", () => askAsStaff("reading", (client) => client.from("products").select("id"))],
  ["a restored product", () => restoreProduct({ id: "1" } as AdminProduct)],
  ["a page of a table", () => listReviews({ state: "pending", page: 1 })],
  ["a count", countProducts],
])("takes an empty 200 for an outage: %s", async (_what, ask) => {
  answer("", { status: 200 });
  await expect(ask()).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("takes an empty 404 for an outage, not for a deletion", async () => {
  answer(null, { status: 404 });
  await expect(deleteTaxonomyEntry("categories", "1")).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
});

test.each([
  [201, "an insert"],
  [204, "a function without a result"],
])("takes an empty %i for a success: %s", async (status) => {
  answer(null, { status });
  const write = askAsStaff("adding", (client) => client.from("products").insert({} as never));
  await expect(write).resolves.toBeNull();
});

test("counts none where the database says so", async () => {
  answer(null, { status: 200, headers: { "content-range": "*/0" } });
  expect(await countProducts()).toBe(0);
});
