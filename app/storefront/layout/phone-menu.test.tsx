// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { PhoneMenu } from "./phone-menu.tsx";

const MENU = (
  <PhoneMenu
    links={[{ to: "/shop", label: "Tienda" }]}
    menu={{
      categories: [{ id: "1", name: "shoes", displayName: "Zapatos" }],
      collections: [{ id: "2", name: "modern-milan", displayName: "Milán moderna" }],
    }}
  />
);

test("links to main pages, categories, collections and the wishlist in the page's language, and closes on the back button", async () => {
  const router = createMemoryRouter([{ path: "*", element: MENU }], {
    initialEntries: ["/es", "/es/info/about?x=1"],
  });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nProvider i18n={serverI18n("es", "shop")}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  const shown = () => document.querySelector("[role=dialog]");
  const button = document.querySelector<HTMLButtonElement>('button[aria-label="Menú"]');
  await act(async () => button?.click());
  await act(() => vi.dynamicImportSettled());
  expect(shown()).not.toBeNull();
  const hrefs = [...document.querySelectorAll("[role=dialog] a")].map((link) =>
    link.getAttribute("href"),
  );
  expect(hrefs).toEqual([
    "/es/shop",
    "/es/shop?category=shoes",
    "/es/shop?collection=modern-milan",
    "/es/wishlist",
    "/language/en?to=%2Fes%2Finfo%2Fabout%3Fx%3D1",
  ]);
  await act(async () => router.navigate(-1));
  expect(button?.getAttribute("aria-expanded")).toBe("false");
  act(() => root.unmount());
});
