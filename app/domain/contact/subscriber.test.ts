import { expect, test } from "vitest";
import { csvFrom } from "../csv/csv.ts";
import { subscriberCsvRows, subscriberQueryFrom } from "./subscriber.ts";

test("lists the latest subscriber first by default", () => {
  expect(subscriberQueryFrom(new URLSearchParams("sort=id"))).toMatchObject({
    sort: "consented",
    direction: "desc",
  });
});

test("exports confirmed subscribers for a Spanish Excel, with Ecuador's time and without formulas", () => {
  const subscribers = [
    ["eva@example.com", "2026-11-21T11:22:33.000Z", "2026-11-21T12:00:00.000Z"],
    ["=cmd@example.com", "2026-11-21T03:00:00.000Z", "2026-11-21T04:00:00.000Z"],
    ["stranger@example.com", "2026-11-21T03:00:00.000Z", null],
  ] as const;
  const rows = subscriberCsvRows(
    subscribers.map(([email, consentedAt, confirmedAt]) => ({
      id: email,
      email,
      consentedAt,
      confirmedAt,
    })),
    { email: "Correo", consentedAt: "Desde", confirmedAt: "Confirmado" },
  );
  expect(csvFrom(rows, "es")).toBe(
    "\ufeffCorreo;Desde;Confirmado\r\neva@example.com;2026-11-21 06:22;2026-11-21 07:00\r\n'=cmd@example.com;2026-11-20 22:00;2026-11-20 23:00\r\n",
  );
});
