// @vitest-environment happy-dom

import { act, type ComponentType } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test } from "vitest";
import { withSizes } from "#app/domain/chart-rows.ts";
import type { InvoiceSettings } from "#app/domain/invoice-settings.ts";
import { EMPTY_CHART_DRAFT } from "#app/domain/size-chart-form.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { DiscountForm } from "../discounts/discount-form.tsx";
import { InvoiceSettingsPage } from "../invoices/invoice-settings-page.tsx";
import { ChartForm } from "../size-charts/chart-form.tsx";

type Loaded = { version: string };

let unmount = () => {};

afterEach(() => unmount());

const none = () => {};

const RULES = {
  code: "VERANO25",
  kind: "free_delivery" as const,
  value: 0,
  collectionIds: [],
  productIds: [],
  startsOn: null,
  endsOn: null,
  minimum: null,
  maxUses: null,
  maxUsesPerCustomer: null,
};

const NUMBERS = { isPaused: false, uses: 0, orders: 0, discount: 0, total: 0 };

function Discount() {
  const { version } = useLoaderData<Loaded>();
  return (
    <DiscountForm
      discount={{ ...RULES, ...NUMBERS, id: "d", version }}
      collections={[]}
      pricesIncludeTax
      onDone={none}
    />
  );
}

const CHART = { ...EMPTY_CHART_DRAFT, body: [], garment: [] };

function Chart() {
  const { version } = useLoaderData<Loaded>();
  const initial = { ...CHART, rows: withSizes([], ["S"]) };
  return <ChartForm id="c" version={version} initial={initial} categories={[]} onDone={none} />;
}

const SETTINGS: InvoiceSettings = {
  environment: "off",
  ruc: "1792261104001",
  legal_name: "",
  trade_name: "",
  head_office_address: "",
  establishment_address: "",
  establishment: "001",
  emission_point: "002",
  keeps_accounts: false,
  special_taxpayer: "",
  withholding_agent: "",
  is_rimpe: false,
  provider_ruc: "",
};

function Invoices() {
  const { version } = useLoaderData<Loaded>();
  return (
    <InvoiceSettingsPage
      settings={SETTINGS}
      version={version}
      certificate={null}
      series={[]}
      now={0}
    />
  );
}

async function open(Component: ComponentType) {
  let version = 0;
  const sent: { version?: string; opened?: Loaded }[] = [];
  const router = createMemoryRouter([
    {
      path: "/",
      Component,
      HydrateFallback: () => null,
      loader: () => ({ version: String(++version) }),
      action: async ({ request }) => {
        sent.push(await request.json());
        return { error: null };
      },
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  return { router, sent };
}

const save = () => act(async () => document.querySelector("form")?.requestSubmit());

test.each([
  ["discount code", Discount],
  ["size chart", Chart],
  ["settings of invoices", Invoices],
])("saves a change of the %s that was opened, not of a newer one", async (_, Component) => {
  const { router, sent } = await open(Component);
  await act(async () => router.revalidate());
  await save();
  expect(sent.map(({ version, opened }) => version ?? opened?.version)).toEqual(["1"]);
});

test("goes on with the settings of invoices as they were stored", async () => {
  const { sent } = await open(Invoices);
  await save();
  await save();
  expect(sent.map(({ version }) => version)).toEqual(["1", "2"]);
});
