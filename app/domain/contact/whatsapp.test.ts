import { expect, test } from "vitest";
import { whatsappUrl } from "./whatsapp.ts";

test("links the international number and the whole message", () => {
  expect(whatsappUrl("099 123 4567", "Silk & linen?")).toBe(
    "https://wa.me/593991234567?text=Silk%20%26%20linen%3F",
  );
});

test.each(["", "soon", "12", "912 345 678"])("returns null for the number %j", (number) => {
  expect(whatsappUrl(number, "Hello")).toBeNull();
});
