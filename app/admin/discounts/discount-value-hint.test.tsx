// @vitest-environment happy-dom

import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SAMPLE_DISCOUNT_CODE } from "#app/domain/testing/sample-discount-code.ts";
import { DiscountProblem } from "#app/storefront/checkout/discount-problem.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { DiscountForm } from "./discount-form.tsx";

let unmount = () => {};
afterEach(() => unmount());

test("says at the field what a shopper sees of a code that leaves nothing to pay", async () => {
  const discount = { ...SAMPLE_DISCOUNT_CODE, kind: "percent" as const, value: 1000 };
  const form = { discount, collections: [], pricesIncludeTax: false, onDone: () => {} };
  const Component = () => (
    <>
      <DiscountForm {...form} />
      <q>
        <DiscountProblem error={{ code: "DISCOUNT_TOO_LARGE", hint: null }} />
      </q>
    </>
  );
  const Stub = createRoutesStub([{ path: "/", Component }]);
  unmount = await mount(<Stub />);
  const field = document.querySelector<HTMLInputElement>("input[inputmode=decimal]");
  const hint = () => document.getElementById(`${field?.id}-hint`)?.textContent ?? "";
  expect(hint()).toBe("");
  await typeInto(field, "100");
  expect(hint()).toMatch(/^If less than \$1.00 is left to pay with delivery, a shopper cannot use/);
  expect(hint()).toContain(document.querySelector("q")?.textContent);
  expect(field?.getAttribute("aria-describedby")).toBe(`${field?.id}-hint`);
});
