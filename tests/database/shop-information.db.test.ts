import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getShopInformation, saveShopInformation } from "#app/data/admin/shop-information.ts";
import { shopInformationFromRow } from "#app/data/catalogue/shop-information-row.ts";
import { EMPTY_SHOP_INFORMATION_VALUES } from "#app/domain/testing/empty-shop-information-values.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

const ROW = "shop_information?id=eq.true";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  signStaffIn(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.call("server", "DELETE", ROW);
  await shop.call("server", "POST", "shop_information", { id: true });
});

const FULL = {
  legalName: "Gemma Luce S.A.S.",
  ruc: "1790012345001",
  postalAddress: "Av. Amazonas N34-120, Quito",
  whatsapp: "+593991234567",
  returnDays: 15,
  returnTerms: "Unworn.\nWith tags.",
  returnTermsEs: "Sin uso.",
  preparationDays: 2,
  deliveryDaysMin: 3,
  deliveryDaysMax: 5,
  deliveryCountries: ["Ecuador", "Colombia"],
  deliveryTerms: "By courier.",
  deliveryTermsEs: "Por courier.",
  pickupAddress: "Av. Amazonas N34-120, Quito",
  pickupNote: "Monday to Friday.",
  pickupNoteEs: "De lunes a viernes.",
  paymentMarks: ["visa" as const, "payphone" as const],
  trackingPages: { Servientrega: "https://courier.test/{number}" },
};

test("delivers within Ecuador until staff set other countries", async () => {
  const opened = await getShopInformation();
  expect(opened.values.deliveryCountries).toEqual(["Ecuador"]);
  await saveShopInformation({ ...opened, values: { ...opened.values, deliveryCountries: [] } });
  expect((await getShopInformation()).values.deliveryCountries).toEqual([]);
});

test("starts empty and stores every field, which everybody may read", async () => {
  const opened = await getShopInformation();
  expect(opened.values).toEqual(EMPTY_SHOP_INFORMATION_VALUES);
  await saveShopInformation({ ...opened, values: FULL });
  expect((await getShopInformation()).values).toEqual(FULL);
  const { body } = await shop.call<object[]>("anon", "GET", "shop_information?select=*");
  const { returnTermsEs, deliveryTermsEs, pickupNoteEs, ...rest } = FULL;
  expect(shopInformationFromRow(body[0])).toEqual({
    ...rest,
    spanish: {
      returnTerms: returnTermsEs,
      deliveryTerms: deliveryTermsEs,
      pickupNote: pickupNoteEs,
    },
  });
});

test("rejects a change of a version that is no longer stored, and writes nothing", async () => {
  const opened = await getShopInformation();
  const { values } = opened;
  await saveShopInformation({ ...opened, values: { ...values, returnDays: 30 } });
  const mine = { ...values, legalName: "Mine" };
  await expect(saveShopInformation({ ...opened, values: mine })).rejects.toMatchObject({
    code: "SETTINGS_CHANGED",
  });
  const current = await getShopInformation();
  expect(current.values).toEqual({ ...values, returnDays: 30 });
  await saveShopInformation({ ...current, values: mine });
  expect((await getShopInformation()).values).toEqual(mine);
});

test.each([
  { legal_name: "x".repeat(201) },
  { legal_name: "Gemma\nLuce" },
  { ruc: "1790012345002" },
  { whatsapp: "099 123 4567" },
  { return_days: 2 },
  { return_terms_es: "x".repeat(1001) },
  { delivery_days_min: 3 },
  { delivery_days_min: 5, delivery_days_max: 3 },
  { payment_marks: ["cash"] },
  { tracking_pages: { Tramaco: "http://tramaco.test" } },
  { tracking_pages: { Tramaco: "javascript:alert(1)" } },
  { tracking_pages: { Tramaco: "https://tramaco.test/ x" } },
  { tracking_pages: { Tramaco: 1 } },
  { tracking_pages: ["https://tramaco.test"] },
  { tracking_pages: { Tramaco: `https://tramaco.test/${"x".repeat(5000)}` } },
])("rejects %j", async (columns) => {
  const { status } = await shop.call("staff", "PATCH", ROW, columns);
  expect(status).toBe(400);
});

test("has one row only", async () => {
  for (const id of [true, false]) {
    const { status } = await shop.call("server", "POST", "shop_information", { id });
    expect([400, 409]).toContain(status);
  }
});
