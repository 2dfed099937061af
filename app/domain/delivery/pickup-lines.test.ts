import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { pickupLines } from "./pickup-lines.ts";

const english = serverI18n("en", "mail");

test("falls back to the other language for a note", () => {
  const pickup = {
    method: "pickup",
    address: "Av. Amazonas",
    note: "",
    noteEs: "Lunes.\n9:00",
  } as const;
  expect(pickupLines(pickup, "en", english)).toEqual(["Av. Amazonas", "Lunes.", "9:00"]);
});
