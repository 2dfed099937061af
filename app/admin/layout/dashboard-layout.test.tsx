// @vitest-environment happy-dom

import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { finishEarlierRemovals } from "#app/data/admin/picture-removals.ts";
import { storeStaffLanguage } from "#app/data/admin/staff-language.ts";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";

vi.mock("#app/data/admin/picture-removals.ts");
vi.mock("#app/data/admin/staff-language.ts");

afterEach(() => vi.resetAllMocks());

test.each(["en", "es"] as const)("stores that the owner uses the admin in %s", async (language) => {
  vi.mocked(finishEarlierRemovals).mockResolvedValue();
  vi.mocked(storeStaffLanguage).mockRejectedValue(new Error("An outage."));
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <I18nProvider i18n={setupI18n({ locale: language, messages: { [language]: {} } })}>
          <LinkClickProvider>
            <DashboardLayout waiting={{ orders: null, invoices: null }}>Products</DashboardLayout>
          </LinkClickProvider>
        </I18nProvider>
      ),
    },
  ]);
  const unmount = await mount(<Stub />);
  expect(storeStaffLanguage).toHaveBeenCalledExactlyOnceWith(language);
  expect(document.querySelector("main")?.textContent).toBe("Products");
  unmount();
});
