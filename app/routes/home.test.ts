import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { type Newsletter, noNewsletter } from "#app/data/newsletter.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { reportErrorContext } from "#app/rendering-context.ts";
import { type Shop, shopContext } from "#app/shop-context.ts";
import { action, loader } from "./home.tsx";

async function signUp(newsletter: Newsletter, email = "ana@example.com") {
  const report = vi.fn();
  const context = new RouterContextProvider();
  context.set(shopContext, { newsletter } as Shop);
  context.set(reportErrorContext, report);
  const url = new URL("http://shop.test/");
  const body = new URLSearchParams({ email });
  const request = new Request(url, { method: "POST", body });
  const response = await action({ request, url, context, params: {}, pattern: "/" });
  return { outcome: response.data.outcome, status: response.init?.status, report };
}

test("reports a sign-up that failed", async () => {
  const { outcome, report } = await signUp(noNewsletter());
  expect(outcome).toBe("failed");
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error("Supabase not configured"));
});

test.each(["", "ana", "a\0b@x.yz"])(
  "rejects the address %j without asking the database",
  async (email) => {
    const { outcome, status, report } = await signUp(noNewsletter(), email);
    expect([outcome, status]).toEqual(["invalid", 400]);
    expect(report).not.toHaveBeenCalled();
  },
);

test.each<[string, Newsletter["subscribe"]]>([
  ["a successful", async () => "subscribed"],
  ["an invalid", async () => "invalid"],
  ["a rate-limited", () => Promise.reject(new ShopError("TOO_MANY_REQUESTS", "Wait."))],
])("does not report %s sign-up", async (_case, subscribe) => {
  const { report } = await signUp({ ...noNewsletter(), subscribe });
  expect(report).not.toHaveBeenCalled();
});

test("describes pictures in Spanish when a link fetches the page's data", async () => {
  const context = new RouterContextProvider();
  context.set(catalogueContext, withSource(sampleCatalogue(), "sample"));
  const request = new Request("http://shop.test/es.data");
  const url = new URL("http://shop.test/es");
  const { newArrivals } = await loader({ request, url, context, params: {}, pattern: "/es" });
  expect(JSON.stringify(newArrivals[0]?.looks)).toContain(" de seda");
});
