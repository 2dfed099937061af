// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AdminDeliveryZones, saveDeliveryZones } from "#app/data/admin/delivery-zones.ts";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { writeSettings } from "../write-settings.ts";
import { DeliveryZonesSection } from "./delivery-zones-section.tsx";
import { useDeliveryZonesForm } from "./use-delivery-zones-form.ts";

vi.mock("#app/data/admin/delivery-zones.ts");

const ID = "11111111-1111-4111-8111-111111111111";

const OTHER_ID = "22222222-2222-4222-8222-222222222222";

const stored = (price: number, version: string): AdminDeliveryZones => ({
  zones: [{ ...FREE_EVERYWHERE, id: ID, name: "All of Ecuador", nameEs: "", price }],
  version,
});

const OPENED = stored(0, "[1]");

let read = OPENED;

function Page() {
  const form = useDeliveryZonesForm(useLoaderData<AdminDeliveryZones>());
  const pricing = { pricesIncludeTax: true, taxBasisPoints: 1500 };
  return <DeliveryZonesSection form={form} pricing={pricing} />;
}

let unmount = () => {};

async function open(opened: AdminDeliveryZones) {
  read = opened;
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Page,
      HydrateFallback: () => null,
      loader: () => read,
      action: async ({ request }) => writeSettings(await request.json()),
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  await act(async () => {});
}

beforeEach(() => open(OPENED));

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

function fieldOf(start: string): HTMLInputElement {
  const label = [...document.querySelectorAll("label")].find(({ textContent }) =>
    textContent?.startsWith(start),
  );
  return document.getElementById(label?.htmlFor ?? "") as HTMLInputElement;
}

const price = () => fieldOf("Price of delivery");

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

const store = (now: AdminDeliveryZones) =>
  vi.mocked(saveDeliveryZones).mockImplementationOnce(async () => {
    read = now;
  });

/** Reject the next save: another editor has stored other zones. */
const changeFirst = (now: AdminDeliveryZones) =>
  vi.mocked(saveDeliveryZones).mockImplementationOnce(async () => {
    read = now;
    throw new ShopError("SETTINGS_CHANGED", "Changed.");
  });

test("saves what was typed, in cents and for the version that was opened", async () => {
  store(stored(450, "[2]"));
  await typeInto(price(), "4,5");
  expect(document.body.textContent).toContain("With IVA. Shoppers pay $4.50.");
  await press("Save Delivery Zones");
  expect(saveDeliveryZones).toHaveBeenCalledWith({
    version: "[1]",
    zones: [expect.objectContaining({ id: ID, price: 450, isEverywhereElse: true })],
  });
  expect(document.body.textContent).toContain("Saved. Shoppers see it now.");
  expect(price().value).toBe("4.50");
});

test("says which days are promised for a zone without days of its own", () => {
  expect(document.body.textContent).toContain(
    "Left empty, the days of Delivery times below, or 3-5, are promised.",
  );
});

test.each([
  ["Keep mine", "4.5"],
  ["Take theirs", "7.00"],
])("lets the second of two editors choose: %s", async (choice, expected) => {
  changeFirst(stored(700, "[2]"));
  await typeInto(price(), "4.5");
  await press("Save Delivery Zones");
  expect(document.body.textContent).toContain("Someone else changed this");
  await press(choice);
  expect(price().value).toBe(expected);
  store(stored(450, "[3]"));
  await press("Save Delivery Zones");
  expect(saveDeliveryZones).toHaveBeenLastCalledWith(expect.objectContaining({ version: "[2]" }));
});

test("keeps the zone that someone else has added", async () => {
  const added = { ...FREE_EVERYWHERE, isEverywhereElse: false, provinces: ["Loja"], nameEs: "" };
  const { zones, version } = stored(0, "[2]");
  const current = { zones: [...zones, { ...added, id: OTHER_ID, name: "Loja" }], version };
  changeFirst(current);
  await typeInto(price(), "4.5");
  await press("Save Delivery Zones");
  await press("Keep mine");
  store(current);
  await press("Save Delivery Zones");
  expect(saveDeliveryZones).toHaveBeenLastCalledWith({
    version: "[2]",
    zones: [
      expect.objectContaining({ id: ID, price: 450 }),
      expect.objectContaining({ id: OTHER_ID, name: "Loja" }),
    ],
  });
});

test("compares both versions of the zones, field by field", async () => {
  const [zone] = stored(700, "[2]").zones;
  if (!zone) throw new Error("There is no zone.");
  const added = {
    ...zone,
    id: OTHER_ID,
    name: "Loja",
    provinces: ["Loja"],
    isEverywhereElse: false,
  };
  changeFirst({ zones: [added, { ...zone, daysMin: 2, daysMax: 4 }], version: "[2]" });
  await typeInto(price(), "4.5");
  await typeInto(fieldOf("Free from"), "90");
  await press("Save Delivery Zones");
  const rows = [...document.querySelectorAll("[role=alert] tbody tr")];
  expect(rows.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
    ["Loja: Name of the zone, in English", "Loja", "–"],
    ["Loja: Provinces", "Loja", "–"],
    ["Loja: Price of delivery in dollars", "7.00", "–"],
    ["All of Ecuador: Price of delivery in dollars", "7.00", "4.5"],
    ["All of Ecuador: Free from, in dollars (optional)", "–", "90"],
    ["All of Ecuador: Business days in this zone, at least", "2", "–"],
    ["All of Ecuador: Business days in this zone, at most", "4", "–"],
  ]);
});

test("keeps what was typed when the database rejects it", async () => {
  vi.mocked(saveDeliveryZones).mockRejectedValueOnce(
    new ShopError("INVALID_DELIVERY_ZONES", "No."),
  );
  await typeInto(price(), "4.5");
  await press("Save Delivery Zones");
  expect(document.body.textContent).toContain("These zones cannot be saved");
  expect(price().value).toBe("4.5");
});

test("keeps what was typed and added while it was saving", async () => {
  const saving = Promise.withResolvers<void>();
  vi.mocked(saveDeliveryZones).mockReturnValueOnce(saving.promise);
  await typeInto(price(), "4.5");
  await press("Save Delivery Zones");
  await press("Discard");
  expect(price().value).toBe("4.5");
  await typeInto(price(), "5.25");
  await press("Add Zone");
  expect(document.activeElement?.id).toBe(
    [...document.querySelectorAll("label")].filter(({ textContent }) =>
      textContent?.startsWith("Name of the zone, in Spanish"),
    )[1]?.htmlFor,
  );
  read = stored(450, "[2]");
  await act(async () => saving.resolve());
  expect(price().value).toBe("5.25");
  expect(document.querySelectorAll("legend")).toHaveLength(5);
  expect(document.body.textContent).not.toContain("Saved.");
  await press("Discard");
  expect(price().value).toBe("4.50");
});

test("takes zones and provinces in another order for no change", async () => {
  unmount();
  const free = { price: 0, freeFrom: null, daysMin: null, daysMax: null };
  const zoneOf = (id: string, name: string, provinces: string[]) => ({
    ...{ id, name, nameEs: "", isEverywhereElse: false, provinces },
    ...free,
  });
  const austro = zoneOf(ID, "Austro", ["Carchi", "Cañar"]);
  const norte = zoneOf(OTHER_ID, "Norte", ["Loja"]);
  await open({ zones: [austro, norte], version: "[1]" });
  const azuay = document.querySelector<HTMLInputElement>("details input");
  for (const _ of ["on", "off"]) await act(async () => azuay?.click());
  expect(document.body.textContent).not.toContain("Discard");

  const saving = Promise.withResolvers<void>();
  vi.mocked(saveDeliveryZones).mockReturnValueOnce(saving.promise);
  await typeInto(document.querySelectorAll("input")[1] ?? null, "Sierra");
  await press("Save Delivery Zones");
  await typeInto(price(), "4.5");
  read = { zones: [norte, { ...austro, name: "Sierra" }], version: "[2]" };
  await act(async () => saving.resolve());
  await press("Save Delivery Zones");
  expect(saveDeliveryZones).toHaveBeenLastCalledWith(
    expect.objectContaining({
      version: "[2]",
      zones: [
        expect.objectContaining({ name: "Norte" }),
        expect.objectContaining({ name: "Sierra", price: 450 }),
      ],
    }),
  );
});

test("says that a shop without zones delivers nowhere", async () => {
  await press("Delete this zone");
  expect(document.body.textContent).toContain("Without a zone you deliver nowhere.");
});

test("folds the provinces of a zone that has some, and names them", async () => {
  unmount();
  const zone = { ...FREE_EVERYWHERE, isEverywhereElse: false, name: "Coast", nameEs: "" };
  await open({
    zones: [
      { ...zone, id: ID, provinces: ["Guayas", "Manabí"] },
      { ...zone, id: OTHER_ID, provinces: [] },
    ],
    version: "[1]",
  });
  const [chosen, empty] = [...document.querySelectorAll("details")];
  expect(chosen?.open).toBe(false);
  expect(chosen?.querySelector("summary")?.textContent).toBe("Guayas, Manabí");
  expect(empty?.open).toBe(true);
  await act(async () => empty?.querySelector("input")?.click());
  expect(empty?.open).toBe(true);
});
