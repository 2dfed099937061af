import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getInviteDays, setInviteDays } from "#app/data/admin/reviews.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { signStaffIn, staffSession } from "./staff-session.ts";

vi.mock("#app/data/admin/session.ts", () => ({
  requireStaff: async () => staffSession.client,
}));

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  signStaffIn(shop);
});
afterAll(() => shop.close());

test("changes the days of invitations only from those that were read, and the same twice", async () => {
  await shop.sql("update public.review_settings set invite_days = 7");
  await setInviteDays(10, 7);
  await setInviteDays(10, 7);
  await expect(setInviteDays(14, 7)).rejects.toMatchObject({ code: "SETTINGS_CHANGED" });
  await expect(setInviteDays(null, 7)).rejects.toMatchObject({ code: "SETTINGS_CHANGED" });
  expect(await getInviteDays()).toBe(10);
  await setInviteDays(null, 10);
  await setInviteDays(null, 10);
  expect(await getInviteDays()).toBeNull();
  await setInviteDays(3, null);
  expect(await getInviteDays()).toBe(3);
});
