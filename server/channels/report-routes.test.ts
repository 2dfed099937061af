import { expect, test, vi } from "vitest";
import { DEFAULT_PRICING } from "#app/domain/money/pricing.ts";
import { staffApi } from "../http/staff-api.ts";
import { createLogger } from "../runtime/logger.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { reportRoutes } from "./report-routes.ts";

const DRESS = {
  id: "a0000000-0000-4000-8000-000000000001",
  slug: "dress",
  name: "Dress",
  description: "Silk.",
  price: 100,
  originalPrice: null,
  images: ["/plates/dress-front-1200.jpg", "https://cdn.test/dress.webp"],
  imageColors: ["Red", "Blue"],
  category: null,
  sizes: ["S", "M", "L"],
  colors: ["Red", "Blue"],
  inventoryStatus: "in-stock",
  quantity: 3,
  stock: { total: 3, lines: [] },
};

function openReport() {
  let version = "1";
  const listForChannels = vi.fn(async (after: string) => ({ value: after === "" ? [DRESS] : [] }));
  const nameOf = vi.fn((choice: string) => choice);
  const channels = {
    catalogue: { listForChannels },
    describe: async () => ({ storeUrl: "https://shop.test", pricing: DEFAULT_PRICING, nameOf }),
  } as object as LocalChannels;
  const gate = { identify: async () => ({ kind: "staff", userId: "owner" }) as const };
  const routes = staffApi(gate, createLogger("silent")).route(
    "/",
    reportRoutes({ en: channels, es: channels }, { current: () => version }),
  );
  const read = async (language: string) => {
    const headers = { authorization: "Bearer token" };
    return (await routes.request(`/channels?language=${language}`, { headers })).json();
  };
  const change = (next: string) => {
    version = next;
  };
  return { read, change, listForChannels, nameOf };
}

test("counts rows of each size and color, and those that a feed leaves out", async () => {
  const { read } = openReport();
  expect(await read("en")).toEqual({
    rows: { "google.xml": 3, "meta.csv": 3 },
    leftOut: [
      {
        slug: "dress",
        name: "Dress",
        missing: { "google.xml": ["picture"], "meta.csv": ["picture"] },
      },
    ],
    leftOutCount: 1,
  });
});

test("reads the catalogue once for each language and version", async () => {
  const { read, change, listForChannels } = openReport();
  const first = await read("en");
  const reads = listForChannels.mock.calls.length;
  expect(await read("en")).toEqual(first);
  expect(listForChannels).toHaveBeenCalledTimes(reads);
  await read("es");
  expect(listForChannels).toHaveBeenCalledTimes(2 * reads);
  change("2");
  await read("en");
  expect(listForChannels).toHaveBeenCalledTimes(3 * reads);
});

test("judges one size of each color: the others lack the same", async () => {
  const { read, nameOf } = openReport();
  await read("en");
  expect(nameOf.mock.calls.filter(([choice]) => choice === "M")).toEqual([]);
});
