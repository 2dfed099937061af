// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { lazyModule } from "./lazy-module.ts";
import { LazyView } from "./lazy-view.tsx";
import { LOAD_FAILURE_ID } from "./load-failure.ts";
import { mount } from "./testing/mount.tsx";

test("says that a view could not be loaded", async () => {
  const notice = Object.assign(document.createElement("p"), { id: LOAD_FAILURE_ID, hidden: true });
  document.body.append(notice);
  const module = lazyModule<() => null>(() => Promise.reject(new Error("lost")));
  const unmount = await mount(<LazyView module={module} props={{}} />);
  expect(notice.hidden).toBe(false);
  unmount();
});
