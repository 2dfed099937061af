import type { SriClient } from "@gemma-luce/sri";
import { expect, test, vi } from "vitest";
import { serverErrorFrom } from "#app/data/database-error.ts";
import type { TaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import { createLogger } from "../runtime/logger.ts";
import { issueDocuments } from "./issue-documents.ts";

test.each([
  ["puts off", "did not answer in time", "", 1, 0],
  ["puts off", "has too many calls", "OVERLOADED", 1, 0],
  ["puts off", "cancelled the statement", "57014", 1, 0],
  ["leaves to the owner", "rejected the value", "22003", 0, 1],
])(
  "%s a document of three days when the database %s",
  async (_does, message, code, deferred, stopped) => {
    const defer = vi.fn(async () => {});
    const stop = vi.fn(async () => {});
    const claims = [
      { environment: "test", state: "received", accessKey: "1".repeat(49), ageSeconds: 3 * 86_400 },
    ];
    await issueDocuments(
      {
        store: {
          claim: async () => claims.splice(0),
          recordAuthorization: () =>
            Promise.reject(serverErrorFrom("record_authorization", { message, code })),
          defer,
          stop,
        } as object as TaxDocumentStore,
        signer: { problemOf: async () => null, sign: async (_environment, xml) => xml },
        services: {
          sandbox: null,
          test: { findAuthorization: async () => ({ kind: "authorized" }) } as object as SriClient,
          production: null,
        },
        pauseSeconds: 0,
        maxUnanswered: 2,
        logger: createLogger("silent"),
      },
      () => false,
      () => {},
    );
    expect(defer).toHaveBeenCalledTimes(deferred);
    expect(stop).toHaveBeenCalledTimes(stopped);
  },
);

test.each([
  ["two that it does not take", ["signed", "signed", "signed"], { sent: 2, asked: 2 }],
  ["one that it does not take", ["signed"], { sent: 1, asked: 2 }],
  ["none to send", [], { sent: 0, asked: 2 }],
])("asks for two verdicts in a round without answers, after %s", async (_, unsent, expected) => {
  const unresolved = async () => ({ kind: "unresolved", reason: "status 503" });
  const sri = { send: vi.fn(unresolved), findAuthorization: vi.fn(unresolved) };
  const due = [...unsent, "received", "received", "received"].map((state) => ({
    environment: "test",
    state,
    accessKey: "1".repeat(49),
    signedXml: "<factura/>",
    attempts: 1,
    ageSeconds: 0,
  }));
  const { isPaused } = await issueDocuments(
    {
      store: {
        claim: async (_environments: unknown, _max: unknown, _lease: unknown, only: boolean) => {
          const next = due.findIndex(({ state }) => !only || state === "received");
          return next === -1 ? [] : due.splice(next, 1);
        },
        defer: async () => {},
      } as object as TaxDocumentStore,
      signer: { problemOf: async () => null, sign: async (_environment, xml) => xml },
      services: { sandbox: null, test: sri as object as SriClient, production: null },
      pauseSeconds: 0,
      maxUnanswered: 2,
      logger: createLogger("silent"),
    },
    () => false,
    () => {},
  );
  expect(isPaused).toBe(true);
  expect({
    sent: sri.send.mock.calls.length,
    asked: sri.findAuthorization.mock.calls.length,
  }).toEqual(expected);
});
