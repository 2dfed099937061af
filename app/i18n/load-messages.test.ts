import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { browserI18n } from "./browser-i18n.ts";
import { loadMessages } from "./load-messages.ts";

vi.mock("./browser-i18n.ts", () => ({ browserI18n: vi.fn(async () => {}) }));

test.each([
  ["/es?", ["shop"]],
  ["/es?/products/:slug", ["shop"]],
  ["/es?/*", ["shop"]],
  ["/es?/info/:page", ["shop", "fit", "info"]],
  ["/es?/confirmation", ["shop", "checkout"]],
  ["/es?/admin", ["admin"]],
  ["es?/admin/orders/:orderId", ["admin"]],
])("loads the catalogues of %s before continuing", async (pattern, parts) => {
  const request = new Request("https://shop.test/");
  const args = { request, url: new URL(request.url), pattern, params: {} };
  const next = vi.fn(async () => ({}));
  await loadMessages({ ...args, context: new RouterContextProvider() }, next);
  expect(browserI18n).toHaveBeenCalledExactlyOnceWith(parts);
  expect(next).toHaveBeenCalledAfter(vi.mocked(browserI18n));
});
