// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { ProductDraft } from "#app/domain/product-editing/product-form.ts";
import { variantKey } from "#app/domain/product-editing/product-variants.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { VariantGrid } from "./variant-grid.tsx";

test("announces a wrong quantity outside of what scrolls sideways", async () => {
  const draft = {
    sizes: ["S"],
    colors: ["Black"],
    variantQuantities: { [variantKey("S", "Black")]: "x" },
  };
  const unmount = await mount(
    <VariantGrid draft={draft as unknown as ProductDraft} problem="quantity" onChange={() => {}} />,
  );
  const message = document.querySelector("[role=alert]");
  expect(message?.textContent).toBe("Please write a whole number from 0 to 1,000,000.");
  expect(document.querySelector("table")?.parentElement?.contains(message)).toBe(false);
  unmount();
});
