// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { INVENTORY_STATUSES } from "#app/domain/product/product.ts";
import {
  type ProductCsvColumn,
  productCsvHeading,
} from "#app/domain/product-csv/product-csv-columns.ts";
import { statusWordOf } from "#app/domain/product-csv/product-csv-words.ts";
import type { ProductField } from "#app/domain/product-editing/admin-product.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { FieldName } from "./field-name.tsx";
import { useInventoryStatusName } from "./use-inventory-status-name.ts";

const textOf = (content: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={serverI18n("es", "admin")}>{content}</I18nProvider>);

type NotInForm = "id" | "price_with_tax" | "exported_quantity" | "exported_inventory_status";

const FIELD_OF: Record<Exclude<ProductCsvColumn, NotInForm>, ProductField> = {
  name: "name",
  name_es: "nameEs",
  description: "description",
  description_es: "descriptionEs",
  price: "price",
  original_price: "originalPrice",
  category: "categoryId",
  collection: "collectionId",
  sizes: "sizes",
  colors: "colors",
  inventory_status: "inventoryStatus",
  is_new_arrival: "isNewArrival",
  is_bestseller: "isBestseller",
  is_draft: "isDraft",
  quantity: "quantity",
  images: "images",
  image_colors: "imageColors",
  fabric: "fabric",
  fabric_es: "fabricEs",
  care: "care",
  fit: "fit",
  measures: "measures",
  model_height: "modelHeight",
  model_size: "modelSize",
};

test("names the columns of the Spanish file as the form names its fields", () => {
  const columns = Object.keys(FIELD_OF) as (keyof typeof FIELD_OF)[];
  const headings = columns.map((column) => productCsvHeading(column, "es"));
  expect(headings).toEqual(columns.map((column) => textOf(<FieldName of={FIELD_OF[column]} />)));
});

test("names the statuses of the Spanish file as the form does", () => {
  function Names() {
    const nameOf = useInventoryStatusName();
    return INVENTORY_STATUSES.map(nameOf).join();
  }
  const words = INVENTORY_STATUSES.map((status) => statusWordOf(status, "es"));
  expect(textOf(<Names />)).toBe(words.join());
});
