// @vitest-environment happy-dom

import { act, type ComponentType, useLayoutEffect, useMemo, useRef } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withSizes } from "#app/domain/fit/chart-rows.ts";
import { chartDraftOf, EMPTY_CHART_DRAFT } from "#app/domain/fit/size-chart-form.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { SAMPLE_DISCOUNT_CODE } from "#app/domain/testing/sample-discount-code.ts";
import { SAMPLE_INVOICE_SETTINGS } from "#app/domain/testing/sample-invoice-settings.ts";
import { SAMPLE_TAXONOMY_ENTRY } from "#app/domain/testing/sample-taxonomy-entry.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { DiscountForm } from "../discounts/discount-form.tsx";
import { outcomeOf } from "../form/outcome.ts";
import { InvoiceSettingsPage } from "../invoices/invoice-settings-page.tsx";
import { InvitationForm } from "../reviews/invitation-form.tsx";
import { TaxRateForm } from "../settings/pricing/tax-rate-form.tsx";
import { ChartForm } from "../size-charts/chart-form.tsx";
import { SwatchRow } from "../taxonomy/swatch-row.tsx";
import { TaxonomyEntryForm } from "../taxonomy/taxonomy-entry-form.tsx";
import { useDraft } from "./use-draft.ts";

/** What others have stored: a version, and the text of the first field. */
type Loaded = { version: string; text?: string };

let unmount = () => {};

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const onDone = vi.fn();

function Discount() {
  const loaded = useLoaderData<Loaded>();
  const { version, text: code = SAMPLE_DISCOUNT_CODE.code } = loaded;
  const discount = { ...SAMPLE_DISCOUNT_CODE, version, code };
  return <DiscountForm discount={discount} collections={[]} pricesIncludeTax onDone={onDone} />;
}

const NewDiscount = () => (
  <DiscountForm discount={null} collections={[]} pricesIncludeTax onDone={onDone} />
);

const CHART = { ...EMPTY_CHART_DRAFT, body: [], garment: [] };

function Chart() {
  const { version, text = "S" } = useLoaderData<Loaded>();
  const stored = { ...CHART, rows: withSizes([], [text]) };
  return <ChartForm id="c" version={version} stored={stored} categories={[]} onDone={onDone} />;
}

function NewChart() {
  const stored = { ...CHART, rows: withSizes([], ["S"]) };
  return <ChartForm id="c" version={null} stored={stored} categories={[]} onDone={onDone} />;
}

/** Others may rename a category: the categories come in the order of their names. */
function ChartOfCategories() {
  const { version, text } = useLoaderData<Loaded>();
  const ids = text ? ["b", "a"] : ["a", "b"];
  const stored = chartDraftOf({
    categories: ids.map((id) => ({ id, name: id })),
    sizes: [{ size: "S", elsewhere: {}, body: {}, garment: {} }],
  });
  const categories = ["a", "b", "c"].map((id) => ({ id, name: id, chartId: null }));
  return <ChartForm {...{ id: "c", version, stored, categories, onDone }} />;
}

function DiscountOfCollections() {
  const { version, text } = useLoaderData<Loaded>();
  const collectionIds = text ? ["b", "a"] : ["a", "b"];
  const discount = { ...SAMPLE_DISCOUNT_CODE, version, collectionIds };
  const collections = ["a", "b", "c"].map((id) => ({ ...SAMPLE_TAXONOMY_ENTRY, id }));
  return <DiscountForm {...{ discount, collections, pricesIncludeTax: true, onDone }} />;
}

function Invoices() {
  const { version, text: ruc = SAMPLE_INVOICE_SETTINGS.ruc } = useLoaderData<Loaded>();
  return (
    <InvoiceSettingsPage
      settings={{ ...SAMPLE_INVOICE_SETTINGS, ruc }}
      version={version}
      certificate={null}
      series={[]}
      now={0}
    />
  );
}

function Category() {
  const loaded = useLoaderData<Loaded>();
  const entry = useMemo(
    () => ({
      ...SAMPLE_TAXONOMY_ENTRY,
      displayName: loaded.text ?? SAMPLE_TAXONOMY_ENTRY.displayName,
      displayNameEs: `Seda ${loaded.version}`,
    }),
    [loaded],
  );
  return <TaxonomyEntryForm kind="categories" entry={entry} submitLabel="Save" onClose={onDone} />;
}

const Invitation = () => <InvitationForm inviteDays={useLoaderData<Loaded>().text ? 3 : 7} />;

const SwatchOfWine = () => (
  <SwatchRow
    swatch={{ name: "Vino", hex: useLoaderData<Loaded>().text ? null : "#445566" }}
    isDeleted={false}
    onClose={() => {}}
  />
);

const NewCategory = () => <TaxonomyEntryForm kind="categories" submitLabel="Add" />;

const TaxRate = () => (
  <TaxRateForm pricing={{ pricesIncludeTax: false, rates: [] }} today="2026-11-26" />
);

let saved: Promise<void>;
/** Before the page is read. */
let read: Promise<void>;
/** As while the database does not answer. */
let isStale = false;
/** What others store in the first field from now on. */
let text: string | undefined;

beforeEach(() => {
  isStale = false;
  text = undefined;
  saved = Promise.resolve();
  read = Promise.resolve();
});

type Sent = { version?: string; opened?: Loaded & { displayNameEs?: string } };

async function open(Component: ComponentType) {
  let loaded: Loaded = { version: "0" };
  const sent: Sent[] = [];
  const router = createMemoryRouter([
    {
      path: "/",
      Component,
      HydrateFallback: () => null,
      async loader() {
        await read;
        if (!isStale) loaded = { version: String(Number(loaded.version) + 1), text };
        return loaded;
      },
      action: async ({ request }) => {
        sent.push(await request.json());
        return outcomeOf(() => saved);
      },
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  return { router, sent };
}

const save = () => act(async () => document.querySelector("form")?.requestSubmit());

test("goes on with the invoice settings as they were stored", async () => {
  const { sent } = await open(Invoices);
  await save();
  await save();
  expect(sent.map(({ version }) => version)).toEqual(["1", "2"]);
});

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);

/** Type a text, save it, and type another one before it is saved. `stored` is what is read from then on. */
async function typeWhileSaving(selector: string, [first, second]: string[], stored = first) {
  const saving = Promise.withResolvers<void>();
  saved = saving.promise;
  await typeInto(field(selector), first ?? "");
  await save();
  await typeInto(field(selector), second ?? "");
  text = stored;
  await act(async () => saving.resolve());
}

const TYPED: [string, ComponentType, string, string[]][] = [
  ["discount code", Discount, "input", ["VERANO26", "VERANO27"]],
  ["size chart", Chart, "[aria-label='Size in row 1']", ["M", "L"]],
  ["invoice settings", Invoices, "input", ["1792261104002", "1792261104003"]],
  ["category", Category, "input", ["Linen", "Cotton"]],
];

const versionOf = ({ version, opened }: Sent = {}) =>
  version ?? opened?.version ?? opened?.displayNameEs;

test.each(TYPED)("shows and saves the %s as it was last read", async (_, Component, selector) => {
  const { router, sent } = await open(Component);
  text = "LINO";
  await act(async () => router.revalidate());
  expect(field(selector)?.value).toBe("LINO");
  await save();
  expect(versionOf(sent[0])).toMatch(/^(Seda )?2$/);
});

/** Type a text, and let others store another one, which is read. */
async function meetColleague(Component: ComponentType, selector: string, typed = "") {
  const opened = await open(Component);
  await typeInto(field(selector), typed);
  text = "LINO";
  await act(async () => opened.router.revalidate());
  expect(document.querySelector("[role=alert][tabindex]")).toBeNull();
  return opened;
}

test.each<[string, ComponentType, string, string, string[]]>([
  ["discount code", Discount, "input", "VERANO26", ["Code", "LINO", "VERANO26"]],
  ["size chart", Chart, "[aria-label='Size in row 1']", "M", ["Sizes of the chart", "LINO", "M"]],
  ["invoice settings", Invoices, "input", "1792261104002", ["RUC", "LINO", "1792261104002"]],
  ["category", Category, "input", "Linen", ["Name", "LINO", "Linen"]],
  ["days of invitations", Invitation, "[inputmode]", "9", ["Days after delivery", "3", "9"]],
  ["swatch", SwatchOfWine, "input", "#112233", ["Vino", "–", "#112233"]],
])("compares both versions of the %s", async (_, Component, selector, typed, row) => {
  await meetColleague(Component, selector, typed);
  await (field(selector)?.form ? save() : press("Save"));
  const cells = [...document.querySelectorAll("[role=alert] tbody :is(th, td)")];
  expect(cells.map(({ textContent }) => textContent)).toEqual(row);
});

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

const CHOICES = TYPED.flatMap(([name, Component, selector, [typed = ""]]) => [
  { name, Component, selector, typed, choice: "Keep mine", chosen: typed },
  { name, Component, selector, typed, choice: "Take theirs", chosen: "LINO" },
]);

test.each(CHOICES)(
  "asks before the $name replaces what others have stored: $choice",
  async ({ Component, selector, typed, choice, chosen }) => {
    const { sent } = await meetColleague(Component, selector, typed);
    await save();
    expect(sent).toEqual([]);
    expect(document.activeElement?.textContent).toContain("Someone else changed this");
    expect(field(selector)?.value).toBe(typed);
    await press(choice);
    expect(document.activeElement?.getAttribute("type")).toBe("submit");
    expect(field(selector)?.value).toBe(chosen);
    await save();
    expect(versionOf(sent[0])).toMatch(/^(Seda )?2$/);
  },
);

test.each(TYPED)(
  "asks as well when only the database knows that the %s was changed",
  async (_, Component, selector, [typed = ""]) => {
    await open(Component);
    await typeInto(field(selector), typed);
    text = "LINO";
    saved = Promise.reject(new ShopError("SETTINGS_CHANGED", "Changed."));
    await save();
    expect(document.activeElement?.textContent).toContain("Someone else changed this");
    expect(field(selector)?.value).toBe(typed);
    expect(onDone).not.toHaveBeenCalled();
  },
);

test.each<[string, ComponentType, string, string, unknown]>([
  ["days of invitations", Invitation, "[inputmode]", "9", 7],
  ["swatch", SwatchOfWine, "input", "#112233", "#445566"],
])("replaces only the %s that were read", async (_, Component, selector, typed, opened) => {
  const { sent } = await open(Component);
  await typeInto(field(selector), typed);
  text = "LINO";
  saved = Promise.reject(new ShopError("SETTINGS_CHANGED", "Changed."));
  await press("Save");
  expect(sent).toEqual([expect.objectContaining({ opened })]);
  expect(document.activeElement?.textContent).toContain("Someone else changed this");
});

test("says only once that others changed it: not before their values are read", async () => {
  await open(Discount);
  await typeInto(field("input"), "VERANO26");
  const reading = Promise.withResolvers<void>();
  read = reading.promise;
  text = "LINO";
  saved = Promise.reject(new ShopError("SETTINGS_CHANGED", "Changed."));
  await save();
  const alerts = () =>
    [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent).join("");
  expect(alerts()).toBe("");
  await act(async () => reading.resolve());
  expect(alerts()).toContain("Someone else changed this");
  expect(alerts()).not.toContain("What you typed is still here");
});

test("asks also after a save that changed nothing, whose version is the same", async () => {
  const { router } = await open(Discount);
  isStale = true;
  await typeWhileSaving("input", [SAMPLE_DISCOUNT_CODE.code, "VERANO26"]);
  isStale = false;
  text = "LINO";
  await act(async () => router.revalidate());
  await save();
  expect(document.activeElement?.textContent).toContain("Someone else changed this");
});

test("keeps the form of a discount code that was deleted, and reads no page without it", async () => {
  const { sent, router } = await open(Discount);
  await typeInto(field("input"), "VERANO26");
  saved = Promise.reject(new ShopError("NOT_FOUND", "Deleted."));
  await save();
  expect(sent).toHaveLength(1);
  expect(router.state.loaderData).toMatchObject({ 0: { version: "1" } });
  expect(document.body.textContent).toContain("It was deleted meanwhile");
  expect(field("input")?.value).toBe("VERANO26");
});

test("takes no former save that could not be read for a change of others", async () => {
  await open(Discount);
  isStale = true;
  await typeWhileSaving("input", ["VERANO26", "VERANO27"]);
  isStale = false;
  text = "VERANO26";
  saved = Promise.reject(new ShopError("SETTINGS_CHANGED", "Changed."));
  await save();
  expect(document.body.textContent).toContain("What you typed is still here");
  expect(document.body.textContent).not.toContain("Keep mine");
  expect(field("input")?.value).toBe("VERANO27");
});

test("shows what others have stored in a field that was typed back", async () => {
  const { router } = await open(Discount);
  await typeInto(field("input"), "VERANO26");
  await typeInto(field("input"), SAMPLE_DISCOUNT_CODE.code);
  text = "LINO";
  await act(async () => router.revalidate());
  expect(field("input")?.value).toBe("LINO");
});

test.each(TYPED)(
  "keeps the %s open with what was typed while it was saved",
  async (_, Component, selector, texts) => {
    const { sent } = await open(Component);
    await typeWhileSaving(selector, texts);
    expect(field(selector)?.value).toBe(texts[1]);
    expect(onDone).not.toHaveBeenCalled();
    await save();
    expect(versionOf(sent[1])).toMatch(/^(Seda )?2$/);
  },
);

test.each(TYPED)(
  "changes the %s as it was saved once it can be read again",
  async (_, Component, selector, texts) => {
    const { router, sent } = await open(Component);
    isStale = true;
    await typeWhileSaving(selector, texts);
    expect(field(selector)?.value).toBe(texts[1]);
    isStale = false;
    await act(async () => router.revalidate());
    expect(field(selector)?.value).toBe(texts[1]);
    await save();
    expect(versionOf(sent[1])).toMatch(/^(Seda )?2$/);
  },
);

test.each(TYPED)(
  "asks when others have changed the %s before the answer to a save arrived",
  async (_, Component, selector, texts) => {
    const { sent } = await open(Component);
    await typeWhileSaving(selector, texts, "LINO");
    await save();
    expect(sent).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain("Someone else changed this");
    expect(field(selector)?.value).toBe(texts[1]);
  },
);

test.each(TYPED)(
  "asks when others have changed the %s before a save could be read",
  async (_, Component, selector, texts) => {
    const { router, sent } = await open(Component);
    isStale = true;
    await typeWhileSaving(selector, texts, "LINO");
    isStale = false;
    await act(async () => router.revalidate());
    await save();
    expect(sent).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain("Someone else changed this");
  },
);

test.each(TYPED)(
  "takes the %s that was cleaned when it was saved for no change of others",
  async (_, Component, selector, [first = "", second = ""]) => {
    const { sent } = await open(Component);
    await typeWhileSaving(selector, [` ${first} `, second], first);
    expect(field(selector)?.value).toBe(second);
    await save();
    expect(sent).toHaveLength(2);
  },
);

test.each(TYPED)(
  "shows what others have stored in the %s whose cleaned text was typed back after a save",
  async (_, Component, selector, [first = "", second = ""]) => {
    const { router } = await open(Component);
    isStale = true;
    await typeWhileSaving(selector, [` ${first} `, second]);
    await typeInto(field(selector), first);
    isStale = false;
    text = "LINO";
    await act(async () => router.revalidate());
    expect(field(selector)?.value).toBe("LINO");
  },
);

test.each(TYPED)(
  "asks about no text of the %s that only a save before has cleaned",
  async (_, Component, selector, [first = ""]) => {
    const { router } = await open(Component);
    isStale = true;
    await typeWhileSaving(selector, [` ${first} `, ` ${first} `]);
    saved = Promise.reject(new ShopError("REJECTED", "Failed."));
    await save();
    saved = Promise.resolve();
    isStale = false;
    text = "LINO";
    await act(async () => router.revalidate());
    expect(field(selector)?.value).toBe("LINO");
  },
);

test.each([
  ["categories of a size chart", ChartOfCategories],
  ["collections of a discount code", DiscountOfCollections],
])("asks about no %s that came in another order", async (_, Component) => {
  const { router, sent } = await open(Component);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
  for (const index of [0, 0, 2]) await act(async () => boxes()[index]?.click());
  text = "LINO";
  await act(async () => router.revalidate());
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true]);
  await save();
  expect(sent).toHaveLength(1);
});

/** Types once more after the page shows that a save is done, before React runs its effects. */
function TypedInBetween() {
  const { version } = useLoaderData<Loaded>();
  const form = useDraft({ text: "" }, version, {});
  const wasBusy = useRef(false);
  useLayoutEffect(() => {
    const isNow = wasBusy.current && !form.isBusy;
    if (isNow) queueMicrotask(() => form.change({ text: `${form.draft.text}!` }));
    wasBusy.current = form.isBusy;
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        form.submit({ version, text: form.draft.text });
      }}
    >
      <input
        value={form.draft.text}
        onChange={(event) => form.change({ text: event.currentTarget.value })}
      />
      {form.isDirty && "Unsaved"}
    </form>
  );
}

test("keeps a key that is pressed as a save ends", async () => {
  await open(TypedInBetween);
  isStale = true;
  await typeInto(field("input"), "mine");
  await save();
  expect(field("input")?.value).toBe("mine!");
  expect(document.body.textContent).toBe("Unsaved");
});

test("shows the invoice settings that were saved, not those of a read before", async () => {
  await open(Invoices);
  isStale = true;
  await typeInto(field("input"), "1792261104002");
  await save();
  expect(field("input")?.value).toBe("1792261104002");
  expect(document.body.textContent).toContain("Saved.");
});

test.each([
  ["discount code", Discount],
  ["size chart", Chart],
  ["category", Category],
])("closes the %s once it is saved", async (_, Component) => {
  await open(Component);
  await save();
  expect(onDone).toHaveBeenCalledOnce();
});

test("keeps what was typed into the form of a new category while one was added", async () => {
  await open(NewCategory);
  await typeWhileSaving("input", ["Linen", "Cotton"]);
  expect(field("input")?.value).toBe("Cotton");
});

test("keeps what was typed into the form of a rate while one was added", async () => {
  await open(TaxRate);
  await typeInto(field("input[type=date]"), "2027-01-01");
  await typeWhileSaving("input", ["8", "12"]);
  expect(field("input")?.value).toBe("12");
  expect(field("input[type=date]")?.value).toBe("");
});

test.each([
  ["discount code", NewDiscount, ["VERANO25", "10"]],
  ["size chart", NewChart, []],
])("takes no text for a new %s while it is added", async (_, Component, texts) => {
  await open(Component);
  for (const [index, text] of texts.entries()) {
    await typeInto([...document.querySelectorAll("input")][index] ?? null, text);
  }
  expect(field("fieldset[disabled] input")).toBeNull();
  const saving = Promise.withResolvers<void>();
  saved = saving.promise;
  await save();
  expect(field("input")?.closest("fieldset[disabled]")).not.toBeNull();
  await act(async () => saving.resolve());
  expect(onDone).toHaveBeenCalledOnce();
});
