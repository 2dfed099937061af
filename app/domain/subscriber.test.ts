import { expect, test } from "vitest";
import { csvFrom } from "./csv.ts";
import { subscriberCsvRows, subscriberQueryFrom } from "./subscriber.ts";

test("lists the latest subscriber first by default", () => {
  expect(subscriberQueryFrom(new URLSearchParams("sort=id"))).toMatchObject({
    sort: "consented",
    direction: "desc",
  });
});

test("exports subscribers for a Spanish Excel, with Ecuador's time and without formulas", () => {
  const subscribers = [
    { id: "1", email: "eva@example.com", consentedAt: "2026-11-21T11:22:33.000Z" },
    { id: "2", email: "=cmd@example.com", consentedAt: "2026-11-21T03:00:00.000Z" },
  ];
  const rows = subscriberCsvRows(subscribers, { email: "Correo", consentedAt: "Desde" });
  expect(csvFrom(rows, "es")).toBe(
    "\ufeffCorreo;Desde\r\neva@example.com;2026-11-21 06:22\r\n'=cmd@example.com;2026-11-20 22:00\r\n",
  );
});
