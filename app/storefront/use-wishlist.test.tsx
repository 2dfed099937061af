// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { STORED_WISHLIST_KEY } from "#app/domain/wishlist/stored-wishlist.ts";
import { useWishlist } from "./use-wishlist.ts";

const ID = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";
const WISH = { id: ID, size: "M", color: null, price: 24500 };

let wishlist: ReturnType<typeof useWishlist> | undefined;

function Probe() {
  wishlist = useWishlist();
  return null;
}

test("stores a product, synchronizes tabs and removes it", async () => {
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Probe />));
  expect(wishlist?.has(ID)).toBe(false);
  act(() => wishlist?.toggle(WISH));
  expect(wishlist?.has(ID)).toBe(true);
  expect(localStorage.getItem(STORED_WISHLIST_KEY)).toBe(JSON.stringify([WISH]));
  expect(wishlist?.count).toBe(1);
  act(() => {
    localStorage.removeItem(STORED_WISHLIST_KEY);
    window.dispatchEvent(new StorageEvent("storage", { key: STORED_WISHLIST_KEY }));
  });
  expect(wishlist?.has(ID)).toBe(false);
  act(() => wishlist?.toggle(WISH));
  act(() => wishlist?.toggle(WISH));
  expect(wishlist?.has(ID)).toBe(false);
  act(() => root.unmount());
});
