// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { EMPTY_SHIPPING_DRAFT } from "#app/domain/checkout/shipping-draft.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { useDiscount } from "./use-discount.ts";
import { useStartCheckout } from "./use-start-checkout.ts";

const SCARF: BagItem = {
  id: "scarf-1",
  product: {
    id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
    slug: "scarf",
    name: "Scarf",
    price: 10_000,
    collection: "modern-milan",
    image: null,
  },
  size: "",
  color: "",
  quantity: 1,
  priceWhenAdded: 10_000,
  availability: "available",
  stock: null,
};
const ITEMS = [SCARF];
const USED_UP = { code: "DISCOUNT_USED_UP", message: "Used up", hint: null };

let attempt: ReturnType<typeof useStartCheckout>;
let discount: ReturnType<typeof useDiscount>;
let unmount = () => {};

function Checkout() {
  attempt = useStartCheckout();
  discount = useDiscount(ITEMS, attempt);
  return null;
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

const quoteOf = (code: string) => ({ code, kind: "percent", amounts: [1000] });

const errorResponse = (code: string, status: number) =>
  Response.json({ quote: null, error: { code, hint: null } }, { status });

/** Answer every question with a quote for its code. */
const answerQuotes = () =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_path, init) => {
    const { code } = JSON.parse(String(init?.body)) as { code: string };
    return Response.json({ quote: quoteOf(code), error: null });
  });

async function openCheckout() {
  const router = createMemoryRouter([
    { path: "/", Component: Checkout },
    { path: "/checkout", action: () => ({ ok: false, error: USED_UP }) },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
}

afterEach(() => {
  unmount();
  sessionStorage.clear();
});

test("forgets that a start rejected the code when another is entered", async () => {
  answerQuotes();
  await openCheckout();
  await act(async () => discount.enter("HOLA10"));
  await settle();
  expect(discount.quote?.code).toBe("HOLA10");
  await act(async () =>
    attempt.start({
      draft: EMPTY_SHIPPING_DRAFT,
      delivery: "delivery",
      items: ITEMS,
      invoiceBuyer: null,
      discountCode: "HOLA10",
    }),
  );
  await settle();
  expect(discount).toMatchObject({ quote: null, error: USED_UP });
  await act(async () => discount.enter("VERANO"));
  await settle();
  expect(discount).toMatchObject({ quote: { code: "VERANO" }, error: null });
});

test("says that there was no answer, and asks again when the code is entered again", async () => {
  const request = answerQuotes();
  request.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  request.mockResolvedValueOnce(new Response("Service Unavailable", { status: 503 }));
  await openCheckout();
  for (let entry = 1; entry <= 2; entry += 1) {
    await act(async () => discount.enter("HOLA10"));
    await settle();
    expect(discount).toMatchObject({
      isAsking: false,
      quote: null,
      error: { code: "UNAVAILABLE" },
    });
  }
  await act(async () => discount.enter("HOLA10"));
  await settle();
  expect(discount).toMatchObject({ isAsking: false, quote: quoteOf("HOLA10"), error: null });
  expect(request).toHaveBeenCalledTimes(3);
});

test.for<[string, string, Response]>([
  ["sends a code that was limited", "HOLA10", errorResponse("TOO_MANY_REQUESTS", 429)],
  ["sends a code without an answer", "HOLA10", new Response("", { status: 503 })],
  ["drops a code that has expired", "", errorResponse("DISCOUNT_ENDED", 200)],
  ["drops what is no code", "", errorResponse("INVALID_REQUEST", 400)],
])("%s", async ([, codeToSend, response]) => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(response);
  await openCheckout();
  await act(async () => discount.enter("HOLA10"));
  await settle();
  expect(discount).toMatchObject({ isAsking: false, quote: null, codeToSend });
  expect(discount.error).not.toBeNull();
});
