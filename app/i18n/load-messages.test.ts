import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { browserI18n } from "./browser-i18n.ts";
import { loadMessages } from "./load-messages.ts";

vi.mock("./browser-i18n.ts", () => ({ browserI18n: vi.fn(async () => {}) }));

const argumentsFor = (pattern: string) => {
  const request = new Request("https://shop.test/info/about?from=home");
  const context = new RouterContextProvider();
  return { request, url: new URL(request.url), pattern, params: {}, context };
};

test.each([
  ["/es?", ["shop"]],
  ["/es?/products/:slug", ["shop"]],
  ["/es?/*", ["shop"]],
  ["/es?/info/:page", ["shop", "fit", "info"]],
  ["/es?/checkout", ["shop", "checkout"]],
  ["/es?/confirmation", ["shop", "checkout", "orders"]],
  ["/es?/admin", ["admin"]],
  ["es?/admin/orders/:orderId", ["admin"]],
])("loads the catalogues of %s before continuing", async (pattern, parts) => {
  const next = vi.fn(async () => ({}));
  await loadMessages(argumentsFor(pattern), next);
  expect(browserI18n).toHaveBeenCalledExactlyOnceWith(parts);
  expect(next).toHaveBeenCalledAfter(vi.mocked(browserI18n));
});

test("loads the document of the page whose catalogues are lost", async () => {
  vi.mocked(browserI18n).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const next = vi.fn(async () => ({}));
  const response = await Promise.resolve(loadMessages(argumentsFor("/es?/info/:page"), next)).catch(
    (thrown) => thrown,
  );
  expect(response.headers.get("Location")).toBe("/info/about?from=home");
  expect(response.headers.get("X-Remix-Reload-Document")).toBe("true");
  expect(next).not.toHaveBeenCalled();
});
