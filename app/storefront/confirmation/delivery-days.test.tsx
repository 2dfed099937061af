// @vitest-environment happy-dom
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { shopNotes } from "../seller/shop-notes.ts";
import { DeliveryDays } from "./delivery-days.tsx";

const MONDAY = "2026-11-23T15:00:00.000Z";
const THURSDAY = "2026-11-26T15:00:00.000Z";
const ESTIMATE = { preparationDays: 1, deliveryDaysMin: 3, deliveryDaysMax: 5 };

test.each([
  ["its payment or acceptance", THURSDAY, "We will send it by Friday, November 27."],
  ["its beginning before that", null, "We will send it by Tuesday, November 24."],
])("counts the days of an order from %s", async (_what, confirmedAt, sent) => {
  const order = { ...SAMPLE_ORDER, createdAt: MONDAY, confirmedAt };
  const Page = () => <DeliveryDays order={order} />;
  const Shop = createRoutesStub([{ id: "root", path: "/", Component: Page }]);
  const information = { ...EMPTY_SHOP_INFORMATION, ...ESTIMATE };
  const notes = shopNotes(information, serverI18n("en", "shop", "checkout"));
  const unmount = await mount(<Shop hydrationData={{ loaderData: { root: { notes } } }} />);
  expect(document.body.textContent).toContain(sent);
  unmount();
});
