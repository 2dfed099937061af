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

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

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
  /** Returns whether the browser is left to follow the link. */
  const click = async (keys: MouseEventInit = {}) => {
    let isLeft = false;
    const decided = (event: Event) => {
      isLeft = !event.defaultPrevented;
      // What is left to the browser, this one would fetch.
      event.preventDefault();
    };
    document.body.addEventListener("click", decided, { once: true });
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
    await act(async () => anchor.dispatchEvent(press));
    return isLeft;
  };
  return { anchor, click, navigate, router };
}

test("leads to its page in the language of the one it stands on, within the document", async () => {
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

test("a link to where one is already adds no step to go back", async () => {
  const { click, router } = open({ to: "/info/about" });
  await click();
  expect(router.state.historyAction).toBe("REPLACE");
});

test.each([
  ["a key for another window", {}, { ctrlKey: true }],
  ["a key for a download", {}, { altKey: true }],
  ["the middle button", {}, { button: 1 }],
  ["another window", { target: "_blank" }, {}],
  ["a new document", { reloadDocument: true }, {}],
])("%s is left to the browser", async (_, props, keys) => {
  const { click, navigate } = open({ to: "/shop", ...props });
  expect(await click(keys)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test("what acts at the press itself is not followed as well", async () => {
  const { click, navigate } = open({ to: "/shop", onClick: (event) => event.preventDefault() });
  expect(await click()).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test("a link of a menu is marked while its page is shown", () => {
  open({ to: "/shop" });
  const marked = [...document.querySelectorAll("a[aria-current=page]")];
  expect(marked.map((link) => link.textContent)).toEqual(["About"]);
});
