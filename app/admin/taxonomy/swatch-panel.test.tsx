// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { outcomeOf } from "../form/outcome.ts";
import { SwatchPanel } from "./swatch-panel.tsx";
import type { SwatchSubmission } from "./write-swatch.ts";

/** What the page reads: the names of products' colors, and every chosen swatch. */
let names: string[];
let stored: string | null;
/** What a read returns while the database does not answer. */
let cached: string | null | undefined;
let sent: SwatchSubmission[];
let unmount = () => {};

/** As `set_swatch` in the database. */
function set({ hex, opened }: SwatchSubmission) {
  if (stored !== opened && stored !== hex) throw new ShopError("SETTINGS_CHANGED", "Another.");
  stored = hex;
}

function Panel() {
  const hex = useLoaderData<string | null>();
  const chosen = hex ? [{ color: "vino", hex }] : [];
  return <SwatchPanel swatches={names.map((name) => ({ name, hex }))} chosen={chosen} />;
}

beforeEach(async () => {
  [names, stored, cached, sent] = [["Vino"], "#445566", undefined, []];
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Panel,
      HydrateFallback: () => null,
      loader: () => (cached === undefined ? stored : cached),
      action: async ({ request }) => {
        const submission = await request.json();
        sent.push(submission);
        return outcomeOf(async () => set(submission));
      },
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => unmount());

const press = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());

const choose = async (hex: string) => {
  await typeInto(document.querySelector("input"), hex);
  await press("Save the swatch of Vino");
};

const comparison = () =>
  [...document.querySelectorAll("tbody td")].map(({ textContent }) => textContent);

test("saves a swatch again after a save that could not be read", async () => {
  cached = stored;
  await choose("#112233");
  cached = undefined;
  await choose("#223344");
  expect(sent.map(({ opened }) => opened)).toEqual(["#445566", "#112233"]);
  expect(stored).toBe("#223344");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("");
});

test("shows both values where others changed the swatch of a color without products", async () => {
  [names, stored] = [[], "#778899"];
  await choose("#112233");
  expect(comparison()).toEqual(["#778899", "#112233"]);
  await act(async () =>
    [...document.querySelectorAll("button")]
      .find(({ textContent }) => textContent === "Keep mine")
      ?.click(),
  );
  await press("Save the swatch of Vino");
  expect(stored).toBe("#112233");
});
