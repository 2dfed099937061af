// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { DataTable } from "./data-table.tsx";

test("names the columns to screen readers, and links those that sort", () => {
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/admin/orders?q=silk&page=2"]}>
      <I18nProvider i18n={serverI18n("en", "admin")}>
        <DataTable
          caption="Orders"
          columns={[
            { title: "Number" },
            { title: "Total", sort: "total" },
            { title: "Date", sort: "created" },
            { title: "Actions", isHidden: true },
          ]}
          query={{ sort: "total", direction: "asc" }}
        >
          <tr />
        </DataTable>
      </I18nProvider>
    </MemoryRouter>,
  );
  const headings = [...document.querySelectorAll("th[scope=col]")].map((heading) => [
    heading.textContent,
    heading.getAttribute("aria-sort"),
    heading.querySelector("a")?.search,
  ]);
  expect(document.querySelector("caption")?.textContent).toBe("Orders");
  expect(headings).toEqual([
    ["Number", null, undefined],
    ["Total", "ascending", "?q=silk&sort=total&dir=desc"],
    ["Date", "none", "?q=silk&sort=created&dir=asc"],
    ["Actions", null, undefined],
  ]);
});
