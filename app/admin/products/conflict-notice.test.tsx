// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { draftOf } from "#app/domain/product-editing/product-form.ts";
import { SAMPLE_ADMIN_PRODUCT } from "#app/domain/testing/sample-admin-product.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { ConflictNotice } from "./conflict-notice.tsx";

const named = (id: string, displayName: string, displayNameEs: string) => ({
  id,
  name: id,
  displayName,
  displayNameEs,
  description: "",
  descriptionEs: "",
});

const TAXONOMY = {
  categories: [named("c1", "Dresses", "Vestidos"), named("c2", "Outerwear", "Abrigos")],
  collections: [named("l1", "Modern Milan", ""), named("l2", "Tuscan Escape", "Escape toscano")],
};

const STOCK = ["countsVariants", "variantQuantities"] as const;

const MINE: AdminProduct = {
  ...SAMPLE_ADMIN_PRODUCT,
  categoryId: "c1",
  collectionId: "l1",
  sizes: ["One Size"],
  isNewArrival: true,
  quantity: 1,
  variants: [{ size: "One Size", color: "Cream", quantity: 1 }],
};

const THEIRS: AdminProduct = {
  ...MINE,
  categoryId: "c2",
  collectionId: "l2",
  inventoryStatus: "low-stock",
  isNewArrival: false,
  variants: [{ size: "One Size", color: "Cream", quantity: 2 }],
};

/** Return the rows of the comparison: field, theirs, yours. */
function rowsIn(language: Language): (string | null)[][] {
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={[language === "es" ? "/es/admin/products" : "/admin/products"]}>
      <I18nProvider i18n={serverI18n(language, "admin")}>
        <ConflictNotice
          form={{
            conflict: {
              theirs: draftOf(THEIRS),
              fields: ["categoryId", "collectionId", "inventoryStatus", "isNewArrival", ...STOCK],
            },
            draft: draftOf(MINE),
            resolve: () => {},
          }}
          taxonomy={TAXONOMY}
        />
      </I18nProvider>
    </MemoryRouter>,
  );
  return [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

test("compares two editors' values in Spanish, and in English where there is no Spanish", () => {
  expect(rowsIn("es")).toEqual([
    ["Categoría", "Abrigos", "Vestidos"],
    ["Colección", "Escape toscano", "Modern Milan"],
    ["Estado del inventario", "Últimas unidades", "Disponible"],
    ["Novedad", "No", "Sí"],
    ["Inventario por talla y color", "One Size Cream: 2", "One Size Cream: 1"],
  ]);
});

test("compares two editors' values in English", () => {
  expect(rowsIn("en")).toEqual([
    ["Category", "Outerwear", "Dresses"],
    ["Collection", "Tuscan Escape", "Modern Milan"],
    ["Inventory status", "Low Stock", "In Stock"],
    ["New Arrival", "No", "Yes"],
    ["Stock per size and color", "One Size Cream: 2", "One Size Cream: 1"],
  ]);
});
