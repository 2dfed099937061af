import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { clientAction } from "./review.tsx";

test("keeps the typed review when the connection is lost", async () => {
  const url = new URL("http://shop.test/review/0");
  const body = new URLSearchParams({ productId: "p", stars: "4", words: "Warm" });
  const response = await clientAction({
    request: new Request(url, { method: "POST", body }),
    url,
    context: new RouterContextProvider(),
    params: { token: "0" },
    pattern: "/review/:token",
    serverAction: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  expect(response).toMatchObject({
    data: { outcome: "failed", productId: "p", draft: { stars: "4", words: "Warm" } },
  });
});
