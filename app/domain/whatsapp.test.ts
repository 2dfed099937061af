import { expect, test } from "vitest";
import { whatsappUrl } from "./whatsapp.ts";

test("the number is called in full and the message kept whole", () => {
  expect(whatsappUrl("099 123 4567", "Silk & linen?")).toBe(
    "https://wa.me/593991234567?text=Silk%20%26%20linen%3F",
  );
});

test.each(["", "soon", "12"])("without a number (%j) there is no address", (number) => {
  expect(whatsappUrl(number, "Hello")).toBeNull();
});
