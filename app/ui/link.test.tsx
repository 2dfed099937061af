// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { Link, type LinkProps } from "./link.tsx";
import { LinkClickProvider } from "./link-click-provider.tsx";
import { NavLink } from "./nav-link.tsx";

beforeEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, "", "/es/info/about");
});

function open(link: LinkProps) {
  const element = (
    <LinkClickProvider>
      <Link {...link} />
      <NavLink to="/info/about">About</NavLink>
      <Outlet />
    </LinkClickProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], {
    initialEntries: ["/es/info/about"],
  });
  const navigate = vi.spyOn(router, "navigate");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <I18nProvider i18n={serverI18n("es", "shop")}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  const anchor = document.querySelector("a");
  if (!anchor) throw new Error("There is no link");
  /** Return whether the browser would follow the link. */
  const click = async (keys: MouseEventInit = {}) => {
    let isFollowed = false;
    const onClick = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      // The test browser would fetch the page.
      event.preventDefault();
    };
    document.body.addEventListener("click", onClick, { once: true });
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
    await act(async () => anchor.dispatchEvent(press));
    return isFollowed;
  };
  return { anchor, click, navigate, router };
}

test("navigates in the page's language without loading a document", async () => {
  const { anchor, click, navigate, router } = open({
    to: "/shop?size=M#grid",
    preventScrollReset: true,
  });
  expect(anchor.getAttribute("href")).toBe("/es/shop?size=M#grid");
  expect(await click()).toBe(false);
  expect(navigate).toHaveBeenCalledOnce();
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe("/es/shop?size=M#grid");
  expect(router.state.preventScrollReset).toBe(true);
  expect(router.state.historyAction).toBe("PUSH");
});

test("replaces the history entry for a link to the current page", async () => {
  const { click, router } = open({ to: "/info/about" });
  await click();
  expect(router.state.historyAction).toBe("REPLACE");
});

test.each([
  ["a modifier key for a new window", {}, { ctrlKey: true }],
  ["a modifier key for a download", {}, { altKey: true }],
  ["the middle button", {}, { button: 1 }],
  ["a link with target _blank", { target: "_blank" }, {}],
  ["a new document", { reloadDocument: true }, {}],
])("leaves %s to the browser", async (_, props, keys) => {
  const { click, navigate } = open({ to: "/shop", ...props });
  expect(await click(keys)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test("does not navigate when the click is prevented", async () => {
  const { click, navigate } = open({ to: "/shop", onClick: (event) => event.preventDefault() });
  expect(await click()).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test("marks the current page of a menu", () => {
  open({ to: "/shop" });
  const marked = [...document.querySelectorAll("a[aria-current=page]")];
  expect(marked.map((link) => link.textContent)).toEqual(["About"]);
});
