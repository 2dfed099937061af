import { expect, test } from "vitest";
import { sellerLines } from "./seller-lines.ts";

const SELLER = {
  legalName: "Gemma Luce S.A.S.",
  ruc: "1790012345001",
  postalAddress: "Av. Amazonas N34-120, Quito",
};

test("names the seller by legal name, RUC and postal address", () => {
  expect(sellerLines(SELLER)).toEqual([
    "Gemma Luce S.A.S. · RUC 1790012345001",
    "Av. Amazonas N34-120, Quito",
  ]);
});

test("leaves out what is empty", () => {
  expect(sellerLines({ ...SELLER, legalName: "" })[0]).toBe("RUC 1790012345001");
  expect(sellerLines({ ...SELLER, ruc: "", postalAddress: "" })).toEqual(["Gemma Luce S.A.S."]);
  expect(sellerLines({ legalName: "", ruc: "", postalAddress: "" })).toEqual([]);
});
