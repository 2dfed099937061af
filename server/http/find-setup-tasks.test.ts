import { expect, test } from "vitest";
import { findSetupTasks } from "./find-setup-tasks.ts";

const NAMED = { legalName: "Gemma Luce S.A.S.", ruc: "1790012345001" };

const find = (seller: Partial<typeof NAMED>, options: object = {}, source = "database") =>
  findSetupTasks({
    catalogue: { findShopInformation: async () => ({ value: { ...NAMED, ...seller }, source }) },
    isPublic: true,
    hasSandboxPayments: false,
    hasSandboxInvoices: false,
    ...options,
  } as never);

const SANDBOXES = { hasSandboxPayments: true, hasSandboxInvoices: true };

test.each([
  ["a seller without a name", { legalName: "" }, {}, ["seller"]],
  ["a seller without a RUC", { ruc: "" }, {}, ["seller"]],
  ["payments in the sandbox", {}, { hasSandboxPayments: true }, ["payments"]],
  ["invoices in the sandbox", {}, { hasSandboxInvoices: true }, ["invoices"]],
  ["everything", { ruc: "" }, SANDBOXES, ["seller", "payments", "invoices"]],
  ["nothing", {}, {}, []],
])("names what is left to set up: %s", async (_what, seller, options, tasks) => {
  expect(await find(seller, options)).toEqual(tasks);
});

test("does not say that the seller is missing while it cannot be read", async () => {
  expect(await find({ legalName: "", ruc: "" }, {}, "sample")).toEqual([]);
});

test("finds no task in a shop that only its own machine reaches", async () => {
  expect(await find({ ruc: "" }, { ...SANDBOXES, isPublic: false })).toEqual([]);
});
