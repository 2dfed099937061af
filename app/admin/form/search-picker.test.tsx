// @vitest-environment happy-dom

import { act, useState } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { BagLinkField } from "../new-order/bag-link-field.tsx";
import { SearchPicker } from "./search-picker.tsx";

const find = vi.fn<(search: string | null) => unknown>();
const onChoose = vi.fn();
let unmount = () => {};

function Page() {
  const [chosen, setChosen] = useState("");
  return (
    <form>
      <SearchPicker<{ id: string }>
        label="Find"
        listLabel="Found"
        path="/find"
        minLetters={3}
        none="Nothing found."
        isOffered={({ id }) => id !== chosen}
        noneOffered="Added already."
        onChoose={({ id }) => {
          setChosen(id);
          onChoose(id);
        }}
      >
        {({ id }) => id}
      </SearchPicker>
      <BagLinkField onAdd={onChoose} />
    </form>
  );
}

beforeEach(async () => {
  const router = createMemoryRouter([
    { path: "/", Component: Page },
    {
      path: "/find",
      loader: ({ request }) => ({
        value: find(new URL(request.url).searchParams.get("search")),
        error: null,
      }),
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const search = () => document.querySelector<HTMLInputElement>("[type=search]");
const found = () => [...document.querySelectorAll("button")].map((button) => button.textContent);

/** Press Enter and return whether it submits the form. */
async function pressEnter(input: HTMLInputElement | null) {
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  await act(async () => input?.dispatchEvent(enter));
  return !enter.defaultPrevented;
}

test("chooses the first found item on Enter, which submits no form", async () => {
  find.mockReturnValue([{ id: "Ana" }, { id: "Anabel" }]);
  await typeInto(search(), "an");
  expect(find).not.toHaveBeenCalled();
  await typeInto(search(), "ana ");
  expect(find).toHaveBeenCalledExactlyOnceWith("ana");
  expect(found()).toEqual(["Ana", "Anabel"]);
  expect(await pressEnter(search())).toBe(false);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("Ana");
  expect([search()?.value, found()]).toEqual(["", []]);
  await typeInto(search(), "ana");
  expect(found()).toEqual(["Anabel"]);
});

test("keeps the focus in the search when a found item is pressed", async () => {
  find.mockReturnValue([{ id: "Ana" }]);
  await typeInto(search(), "ana");
  const [button] = document.querySelectorAll("button");
  button?.focus();
  await act(async () => button?.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("Ana");
  expect(document.activeElement).toBe(search());
});

test("says that all found items are chosen already", async () => {
  find.mockReturnValue([{ id: "Ana" }]);
  await typeInto(search(), "ana");
  expect(document.body.textContent).not.toContain("Added already.");
  await pressEnter(search());
  await typeInto(search(), "ana");
  expect(found()).toEqual([]);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Added already.");
});

test("says that nothing was found, and Enter submits no form", async () => {
  find.mockReturnValue([]);
  await typeInto(search(), "xyz");
  expect(document.body.textContent).toContain("Nothing found.");
  expect(await pressEnter(search())).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
});

test("submits no form by Enter in the field of a bag's link", async () => {
  const link = document.querySelector<HTMLInputElement>("[type=url]");
  await typeInto(link, "not a link");
  expect(await pressEnter(link)).toBe(false);
});
