// @vitest-environment happy-dom

import { afterEach, expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { BuyerFields } from "./buyer-fields.tsx";

let unmount = () => {};
afterEach(() => unmount());

test.each([
  ["cedula", "Cédula", "numeric"],
  ["ruc", "RUC", "numeric"],
  ["passport", "Passport", "text"],
] as const)("names the number of a %s, as the checkout does", async (kind, label, inputMode) => {
  const draft = { kind, number: "", name: null };
  const fields = { draft, onChange: () => {}, recipient: "Ana", isWrong: false };
  unmount = await mount(<BuyerFields {...fields} />);
  const field = document.querySelector("input");
  expect(field?.labels?.[0]?.textContent).toBe(label);
  expect(field?.getAttribute("inputmode")).toBe(inputMode);
});

test.each([
  ["171003406", "Ana", "Please check this cédula digit by digit: it has ten, as on the card.", ""],
  ["", "Ana", "Please check this cédula digit by digit: it has ten, as on the card.", ""],
  ["1710034065", " ", "", "Please write the name for the invoice."],
  ["171003406", "", expect.stringContaining("cédula"), "Please write the name for the invoice."],
  ["-", "Ana", expect.stringContaining("cédula"), ""],
  ["1710034065", "\u200b", "", "Please write the name for the invoice."],
  ["1710034065", "Ana\tPaz", "", "Please remove the characters that cannot be seen."],
  ["1710034065", "A".repeat(301), "", "This is too long."],
])("says at its field what is wrong: number %j, name %j", async (number, name, ...errors) => {
  const draft = { kind: "cedula", number, name } as const;
  const fields = { draft, onChange: () => {}, recipient: "Ana", isWrong: true };
  unmount = await mount(<BuyerFields {...fields} />);
  const errorOf = ({ id }: Element) => document.getElementById(`${id}-error`)?.textContent ?? "";
  expect([...document.querySelectorAll("input")].map(errorOf)).toEqual(errors);
});
