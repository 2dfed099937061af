// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  type AdminShopInformation,
  saveShopInformation,
} from "#app/data/admin/shop-information.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { ShopInformationValues } from "#app/domain/shop-information/shop-information-form.ts";
import { EMPTY_SHOP_INFORMATION_VALUES } from "#app/domain/testing/empty-shop-information-values.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { SettingsForm } from "./settings-form.tsx";
import { writeSettings } from "./write-settings.ts";

vi.mock("#app/data/admin/shop-information.ts");

const RANGE = { deliveryDaysMin: 3, deliveryDaysMax: 5 };

const stored = (
  changes: Partial<ShopInformationValues>,
  version: string,
): AdminShopInformation => ({
  values: { ...EMPTY_SHOP_INFORMATION_VALUES, ...RANGE, ...changes },
  version,
});

let read = stored({}, "1");
let unmount = () => {};

function Page() {
  return <SettingsForm information={useLoaderData<AdminShopInformation>()} />;
}

beforeEach(async () => {
  read = stored({}, "1");
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
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

function field(label: string): HTMLInputElement {
  const id = [...document.querySelectorAll("label")].find(
    ({ textContent }) => textContent === label,
  )?.htmlFor;
  return document.getElementById(id ?? "") as HTMLInputElement;
}

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

const save = () =>
  act(async () => document.querySelector<HTMLButtonElement>("button[type=submit]")?.click());

const store = (now: AdminShopInformation) =>
  vi.mocked(saveShopInformation).mockImplementationOnce(async () => {
    read = now;
  });

/** Reject the next save: another editor has stored something else. */
const changeFirst = (now: AdminShopInformation) =>
  vi.mocked(saveShopInformation).mockImplementationOnce(async () => {
    read = now;
    throw new ShopError("SETTINGS_CHANGED", "Changed.");
  });

test("writes what was typed, normalized, and says that it is saved", async () => {
  store(stored({ whatsapp: "+593991234567" }, "2"));
  await typeInto(field("WhatsApp"), "099 123 4567");
  await save();
  expect(saveShopInformation).toHaveBeenCalledWith(stored({ whatsapp: "+593991234567" }, "1"));
  expect(field("WhatsApp").value).toBe("+593991234567");
  expect(document.querySelector("[role=status]")?.textContent).toContain("Saved.");
});

test("keeps what was typed after an error and while it was saving", async () => {
  vi.mocked(saveShopInformation).mockRejectedValueOnce(new ShopError("UNAVAILABLE", "Down."));
  await typeInto(field("Legal name"), "Gemma Luce");
  await save();
  expect(field("Legal name").value).toBe("Gemma Luce");
  expect(document.querySelector("[role=alert]")?.textContent).not.toBe("");

  const saving = Promise.withResolvers<void>();
  vi.mocked(saveShopInformation).mockReturnValueOnce(saving.promise);
  await save();
  await typeInto(field("Address"), "Quito");
  read = stored({ legalName: "Gemma Luce" }, "2");
  await act(async () => saving.resolve());
  expect(field("Address").value).toBe("Quito");
  const both = { legalName: "Gemma Luce", postalAddress: "Quito" };
  store(stored(both, "3"));
  await save();
  expect(saveShopInformation).toHaveBeenLastCalledWith(stored(both, "2"));
});

test.each([
  ["Keep mine", ["4", "5"]],
  ["Take theirs", ["3", "10"]],
])("%s decides about both ends of the delivery", async (choice, range) => {
  changeFirst(stored({ deliveryDaysMax: 10, legalName: "Theirs" }, "2"));
  await typeInto(field("Business days on the way, at least"), "4");
  await save();
  await press(choice);
  const ends = ["at least", "at most"].map(
    (end) => field(`Business days on the way, ${end}`).value,
  );
  expect(ends).toEqual(range);
  expect(field("Legal name").value).toBe("Theirs");
});

test("goes on with another editor's changes of other fields, once they have been seen", async () => {
  changeFirst(stored({ legalName: "Theirs" }, "2"));
  await typeInto(field("Address"), "Quito");
  await save();
  expect(document.body.textContent).toContain("What you typed is still here");
  expect([field("Legal name").value, field("Address").value]).toEqual(["Theirs", "Quito"]);
  await save();
  expect(saveShopInformation).toHaveBeenLastCalledWith(
    stored({ legalName: "Theirs", postalAddress: "Quito" }, "2"),
  );
});

test("says nothing of what was typed, nor that it is saved, once it was discarded", async () => {
  changeFirst(stored({ legalName: "Theirs" }, "2"));
  await typeInto(field("Address"), "Quito");
  await save();
  expect(document.body.textContent).toContain("What you typed is still here");
  await press("Discard");
  expect(document.body.textContent).not.toContain("What you typed is still here");
  expect([field("Legal name").value, field("Address").value]).toEqual(["Theirs", ""]);

  store(stored({ legalName: "Theirs", postalAddress: "Quito" }, "3"));
  await typeInto(field("Address"), "Quito");
  await save();
  await typeInto(field("Address"), "Loja");
  await press("Discard");
  expect(field("Address").value).toBe("Quito");
  expect(document.body.textContent).not.toContain("Saved.");
});

test("discards nothing while it is saving: it would be typed anew", async () => {
  const saving = Promise.withResolvers<void>();
  vi.mocked(saveShopInformation).mockReturnValueOnce(saving.promise);
  await typeInto(field("Address"), "Quito");
  await save();
  await press("Discard");
  expect(field("Address").value).toBe("Quito");
  read = stored({ postalAddress: "Quito" }, "2");
  await act(async () => saving.resolve());
  expect(field("Address").value).toBe("Quito");
  expect(document.body.textContent).not.toContain("Discard");
});

test("sends nothing invalid and moves the focus to it", async () => {
  await typeInto(field("RUC"), "123");
  await save();
  expect(saveShopInformation).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field("RUC"));
});

test.each([
  ["Business days to prepare an order", "ten", "from 0 to 60."],
  ["Business days to return an item", "2", "from 3 to 365."],
])("names the fewest and the most: %s", async (label, typed, bounds) => {
  await typeInto(field(label), typed);
  await press("Save Changes");
  expect(document.body.textContent).toContain(`Please write a whole number of days ${bounds}`);
  expect(saveShopInformation).not.toHaveBeenCalled();
});
