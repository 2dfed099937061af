// @vitest-environment happy-dom

import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { Pricing } from "#app/domain/money/pricing.ts";
import { EMPTY_PRODUCT_DRAFT } from "#app/domain/product-editing/product-form.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { PriceFields } from "./price-fields.tsx";
import type { ProductForm } from "./use-product-form.ts";

let unmount = () => {};
afterEach(() => unmount());

function Fields({ pricing }: { pricing: Pricing | null }) {
  const [draft, setDraft] = useState(EMPTY_PRODUCT_DRAFT);
  const change: ProductForm["change"] = (changes) => setDraft({ ...draft, ...changes });
  return <PriceFields form={{ draft, change, problems: {} }} pricing={pricing} />;
}

/** Type a price and return the text below the field. */
async function meaningOf(price: string, pricing: Pricing | null) {
  unmount = await mount(<Fields pricing={pricing} />);
  const field = document.querySelector("input");
  await typeInto(field, price);
  const id = field?.getAttribute("aria-describedby");
  return id ? document.getElementById(id)?.textContent : null;
}

test.each([
  ["100", false, "Without IVA: shoppers pay $115.00"],
  ["0.1", false, "Without IVA: shoppers pay $0.12"],
  ["100", true, "With IVA: shoppers pay $100.00"],
  ["", false, "Without IVA"],
  ["-3", true, "With IVA"],
])("says what shoppers pay for %j, prices with IVA: %s", async (price, pricesIncludeTax, text) => {
  expect(await meaningOf(price, { taxBasisPoints: 1500, pricesIncludeTax })).toBe(text);
});

test("says nothing where the rate could not be read", async () => {
  expect(await meaningOf("100", null)).toBeNull();
});
