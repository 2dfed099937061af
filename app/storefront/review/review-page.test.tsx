// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ReviewDraft, ReviewOutcome } from "#app/domain/review/review-draft.ts";
import type { ReviewInvitation } from "#app/domain/review/review-invitation.ts";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { ReviewPage } from "./review-page.tsx";

const INVITATION: ReviewInvitation = {
  firstName: "Ana",
  hasDeclined: false,
  products: [
    {
      productId: "p",
      slug: "scarf",
      name: "Scarf",
      nameEs: null,
      image: null,
      choices: [{ size: "M", color: "Navy" }],
    },
  ],
  reviews: [],
};
const DRAFT: ReviewDraft = {
  productId: "p",
  stars: "4",
  fit: "",
  words: "Warm and soft",
  size: "M",
  heightCm: "165",
  author: "Ana M.",
};
const EMPTY: ReviewDraft = { ...DRAFT, productId: "", stars: "", words: "", author: "" };

let unmount = () => {};

async function show(outcome: ReviewOutcome | null, invitation = INVITATION) {
  const page = (
    <LinkClickProvider>
      <ReviewPage invitation={invitation} outcome={outcome} />
    </LinkClickProvider>
  );
  const router = createMemoryRouter([{ path: "/", element: page }]);
  unmount = await mount(<RouterProvider router={router} />);
}

const form = (name: string) =>
  [...document.querySelectorAll("form")].find(({ textContent }) => textContent?.includes(name));

afterEach(() => unmount());

test.each(["failed", "too_many", "not_invited"] as const)(
  "shows the typed review again after %s",
  async (outcome) => {
    await show({ outcome, productId: "p", draft: DRAFT });
    const typed = new FormData(form("Send review"));
    expect(Object.fromEntries(typed)).toEqual({ ...DRAFT, fit: undefined });
    // The chosen star fills itself.
    expect(document.querySelectorAll("label.fill-current")).toHaveLength(3);
  },
);

test("says beside its button that invitations could not be declined", async () => {
  await show({ outcome: "failed", productId: "", draft: EMPTY });
  expect(form("Do not ask me again")?.querySelector("[role=alert]")?.textContent).toContain(
    "could not be saved",
  );
  expect(form("Send review")?.querySelector("[role=alert]")).toBeNull();
});

test("moves the focus to the text that replaces the button which declines invitations", async () => {
  await show({ outcome: "declined", productId: "" }, { ...INVITATION, hasDeclined: true });
  expect(document.activeElement?.textContent).toBe("We won't ask you again.");
});

test("moves the focus to the thanks that replace a sent review", async () => {
  const reviews = [{ productId: "p", stars: 4, words: "" }];
  await show({ outcome: "written", productId: "p" }, { ...INVITATION, reviews });
  expect(document.activeElement?.getAttribute("role")).toBe("status");
  expect(document.activeElement?.textContent).toContain("Thank you.");
});

test("asks for stars and a name beside their fields, in place of the browser", async () => {
  await show(null);
  const review = form("Send review");
  const stars = [...document.querySelectorAll<HTMLInputElement>("[name=stars]")];
  const author = document.querySelector<HTMLInputElement>("[name=author]");
  const send = () => act(async () => review?.querySelector<HTMLElement>("[type=submit]")?.click());
  const problemOf = (element: Element | null | undefined) =>
    document.getElementById(element?.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(review?.noValidate, "for a page without script").toBe(false);

  await typeInto(author, "");
  await send();
  expect(document.activeElement).toBe(stars[0]);
  expect(problemOf(stars[0]?.closest("fieldset"))).toBe("Please choose one to five stars.");
  expect(review?.querySelector("fieldset [role=alert]"), "announced").not.toBeNull();
  expect(stars.map((star) => star.getAttribute("aria-invalid"))).toEqual(Array(5).fill("true"));
  expect(author?.getAttribute("aria-invalid")).toBe("true");

  await act(async () => stars[3]?.click());
  expect(problemOf(stars[0]?.closest("fieldset"))).toBeUndefined();
  expect(stars[0]?.hasAttribute("aria-invalid")).toBe(false);
  await send();
  expect(document.activeElement).toBe(author);
  expect(problemOf(author)).toContain("Please write the name to show");
  await typeInto(author, "Ana");
  expect(author?.hasAttribute("aria-invalid")).toBe(false);
});

test.each([
  ["author", "author"],
  ["link", "words"],
] as const)(
  "forgets what the server found in a field when it is edited: %s",
  async (problem, name) => {
    await show({ outcome: "invalid", productId: "p", problem, draft: DRAFT });
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
    const other = document.querySelector<HTMLInputElement>("[name=heightCm]");
    await typeInto(other, "166");
    expect(field?.getAttribute("aria-invalid"), "after another field").toBe("true");
    await typeInto(field, "Ana");
    expect(field?.hasAttribute("aria-invalid")).toBe(false);
    expect(form("Send review")?.querySelector("[role=alert]")).toBeNull();
  },
);
