import { expect, test } from "vitest";
import { csvFrom, parseCsv } from "../csv/csv.ts";
import { DEFAULT_PRICING } from "../money/pricing.ts";
import type { AdminProduct } from "../product-editing/admin-product.ts";
import { LANGUAGES } from "../text/language.ts";
import { productCsvRows } from "./product-csv.ts";
import { CsvHeadingError, planProductImport, productIdsIn } from "./product-import.ts";

const CATEGORY = "c0000000-0000-4000-8000-000000000001";
const taxonomy = {
  categories: [
    { id: CATEGORY, name: "dresses", displayName: "Dresses", displayNameEs: "Vestidos" },
  ],
  collections: [],
};

const dress: AdminProduct = {
  id: "a0000000-0000-4000-8000-000000000001",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  nameEs: "Vestido cruzado de seda",
  description: 'Bias-cut, "moves as you do"',
  descriptionEs: "",
  price: 24500,
  originalPrice: 30000,
  images: ["/plates/a-1200.jpg", "/plates/b-1200.jpg"],
  imageColors: ["", "Sage Green"],
  companions: [],
  fabric: "100% silk",
  fabricEs: "100% seda",
  care: ["hand_wash", "iron_low"],
  fit: "runs_small",
  measures: [{ size: "S", garment: { bust: 88, length: 98.5 } }],
  modelHeight: 176,
  modelSize: "S",
  categoryId: CATEGORY,
  categoryName: "Dresses",
  collectionId: null,
  collectionName: null,
  categoryNameEs: "Vestidos",
  collectionNameEs: null,
  sizes: ["S", "M"],
  colors: ["Sage Green"],
  inventoryStatus: "low-stock",
  statusFollowsStock: false,
  isNewArrival: true,
  isBestseller: false,
  isDraft: true,
  quantity: 4,
  variants: null,
  createdAt: "2026-01-01",
  version: "1",
};

const NEW_IDS = new Map([[2, "b0000000-0000-4000-8000-000000000001"]]);

const plan = (text: string, products = [dress], readsThousands = false) =>
  planProductImport(parseCsv(text), products, NEW_IDS, { taxonomy, readsThousands });

test.each(["toString", "constructor", "__proto__"])("reads a size that is called %s", (size) => {
  const [row] = plan(`name,description,price,quantity,sizes\nDress,Silk,10,1,${size}`);
  expect(row).toMatchObject({ action: "add", values: { sizes: [size], measures: [] } });
});

test.each(LANGUAGES)("plans no change for an unchanged export in %s", (language) => {
  const [row] = plan(
    csvFrom(productCsvRows([dress], taxonomy, language, DEFAULT_PRICING), language),
  );
  expect(row).toEqual({
    line: 2,
    name: "Silk Wrap Dress",
    nameEs: "Vestido cruzado de seda",
    action: "unchanged",
  });
});

test("exports Spanish headings, words and amounts for a Spanish Excel", () => {
  const [headings, row] = csvFrom(
    productCsvRows([dress], taxonomy, "es", DEFAULT_PRICING),
    "es",
  ).split("\r\n");
  expect(headings).toBe(
    "\ufeffid;Nombre;Nombre en español;Descripción;Descripción en español;Precio;Precio con IVA;Precio original;Categoría;Colección;" +
      "Tallas;Colores;Estado del inventario;Novedad;Más vendido;Borrador;Cantidad;Cantidad exportada;Estado del inventario exportado;Imágenes;Colores de las imágenes;" +
      "Tela;Tela en español;Cuidado;Cómo queda;Medidas por talla;Estatura de la modelo;Talla de la modelo",
  );
  expect(row).toContain(
    ";245,00;281,75;300,00;Vestidos;;S|M;Sage Green;Últimas unidades;sí;no;sí;4;4;Últimas unidades;/plates/a-1200.jpg|",
  );
  expect(row).toContain(
    ";100% silk;100% seda;Lavar a mano|Planchar a baja temperatura;Queda pequeño;S: busto 88 / largo 98,5;176;S",
  );
});

test.each([
  "id,name,care,fit,measures\n$ID,Silk Wrap Dress,Hand wash|iron low,runs small,M: bust 90 / LENGTH 99",
  'id;nombre;cuidado;como queda;medidas por talla\n$ID;Silk Wrap Dress;lavar a mano|PLANCHAR A BAJA TEMPERATURA;talla pequeno;"M: largo 99 / busto 90"',
  'id;nombre;cuidado;como queda;medidas por talla\n$ID;Silk Wrap Dress;lavar a mano|planchar a baja temperatura;queda pequeno;"M: largo 99 / busto 90"',
])("reads care, fit and measures in the words of either language: %j", (text) => {
  const [row] = plan(text.replace("$ID", dress.id));
  expect(row).toMatchObject({
    action: "change",
    changes: { measures: [{ size: "M", garment: { bust: 90, length: 99 } }] },
  });
});

test.each([
  ["sold-out", "4", { inventoryStatus: "sold-out", statusFollowsStock: false }],
  ["sold-out", "0", { inventoryStatus: "sold-out", quantity: 0 }],
  ["low-stock", "20", { quantity: 20 }],
])("keeps a status following the stock unless %s contradicts %s", (status, quantity, changes) => {
  const file = `id,name,inventory_status,quantity\n${dress.id},Silk Wrap Dress,${status},${quantity}`;
  const [row] = plan(file, [{ ...dress, statusFollowsStock: true }]);
  expect(row).toHaveProperty("changes", changes);
});

test.each([
  ["care", "boil", { kind: "unknown", column: "care", text: "boil" }],
  ["care", "hand_wash|do_not_wash", { kind: "field", field: "care", problem: "care" }],
  ["fit", "huge", { kind: "unknown", column: "fit", text: "huge" }],
  ["measures", "S: neck 30", { kind: "unknown", column: "measures", text: "S: neck 30" }],
  ["measures", "XL: bust 90", { kind: "unknown", column: "measures", text: "XL" }],
  ["measures", "S bust 90", { kind: "unknown", column: "measures", text: "S bust 90" }],
  ["measures", "S: bust 1000000000", { kind: "field", field: "measures", problem: "measure" }],
  ["measures", "S: bust -90", { kind: "unknown", column: "measures", text: "S: bust -90" }],
  ["model_height", "1.76", { kind: "field", field: "modelHeight", problem: "height" }],
  ["fabric", "Silk\u202ekliS", { kind: "field", field: "fabric", problem: "characters" }],
])("rejects the %s %j", (column, text, problem) => {
  const [row] = plan(`id,name,${column}\n${dress.id},Silk Wrap Dress,${text}`);
  expect(row).toMatchObject({ action: "reject", problem });
});

test.each([
  "nombre;DESCRIPCION;Precio;categoria;estado del inventario;novedad;más vendido\nScarf;Silk;1.245,50;VESTIDOS;agotado;Sí;FALSO",
  "Name\tDescription\tPrice\tCategory\tInventory Status\tIs new arrival\tMás vendido\nScarf\tSilk\t1,245.50\tdresses\tSold Out\tVERDADERO\tno",
  'name,description,Precio,category,inventory_status,is_new_arrival,is_bestseller\nScarf,Silk,"1245,5",Dresses,sold-out,TRUE,0',
])("accepts the words of either language: %j", (text) => {
  expect(plan(text)).toEqual([
    expect.objectContaining({
      action: "add",
      values: expect.objectContaining({
        name: "Scarf",
        price: 124_550,
        categoryId: CATEGORY,
        inventoryStatus: "sold-out",
        isNewArrival: true,
        isBestseller: false,
      }),
    }),
  ]);
});

test("exports a Spanish name that two categories share as their slugs, and rejects it", () => {
  const shared = [
    { id: CATEGORY, name: "dresses", displayName: "Dresses", displayNameEs: "Ropa" },
    { id: "c2", name: "tops", displayName: "Tops", displayNameEs: "Ropa" },
  ];
  const rows = productCsvRows([dress], { ...taxonomy, categories: shared }, "es", DEFAULT_PRICING);
  expect(rows[1]).toContain("dresses");
  const planned = planProductImport(parseCsv("Nombre;Categoría\nX;Ropa"), [], NEW_IDS, {
    taxonomy: { ...taxonomy, categories: shared },
    readsThousands: false,
  });
  expect(planned[0]).toMatchObject({ action: "reject", problem: { column: "category" } });
});

const sold = { ...dress, quantity: 2, statusFollowsStock: true };

test.each([
  [
    "keeps the present stock where its cell is as it was exported",
    "8,8,in-stock,in-stock",
    { price: 19900 },
  ],
  ["keeps a status that was edited", "8,8,sold-out,in-stock", { inventoryStatus: "sold-out" }],
  ["changes nothing of a stock that is already so", "2,8,low-stock,in-stock", { price: 19900 }],
  ["changes a stock that is as it was exported", "7,2,low-stock,low-stock", { quantity: 7 }],
])("%s", (_, cells, changes) => {
  const headings =
    "id,name,price,quantity,exported_quantity,inventory_status,exported_inventory_status";
  const [row] = plan(`${headings}\n${dress.id},Silk Wrap Dress,199,${cells}`, [sold]);
  expect(row).toMatchObject({ action: "change", changes });
  const isCounted = "quantity" in changes;
  expect(row?.action === "change" && "quantity" in row.changes).toBe(isCounted);
});

const AVAILABLE = { quantity: 12, inventoryStatus: "in-stock" } as const;
const SOLD_OUT = { quantity: 0, inventoryStatus: "sold-out" } as const;

test.each([
  ["sold out", AVAILABLE, SOLD_OUT],
  ["restocked", SOLD_OUT, AVAILABLE],
])("plans no change for an export from before the product was %s", (_, exported, present) => {
  const rows = productCsvRows([{ ...dress, ...exported }], taxonomy, "es", DEFAULT_PRICING);
  const [row] = plan(csvFrom(rows, "es"), [{ ...dress, ...present }]);
  expect(row).toMatchObject({ action: "unchanged" });
});

test("rejects a quantity that was edited when the stock has changed since the export", () => {
  const file = `id,name,quantity,exported_quantity\n${dress.id},Silk Wrap Dress,7,5`;
  expect(plan(file, [sold])[0]).toMatchObject({
    action: "reject",
    problem: { kind: "stock-changed", exported: "5", current: 2 },
  });
});

test("changes the price of a product with variants that has been sold since the export", () => {
  const variants = [{ size: "S", color: "Sage Green", quantity: 2 }];
  const file = `id,name,price,quantity,exported_quantity\n${dress.id},Silk Wrap Dress,199,5,5`;
  const [row] = plan(file, [{ ...sold, variants }]);
  expect(row).toMatchObject({ action: "change", changes: { price: 19900 } });
});

test("rejects a category that was not known at the export instead of emptying it", () => {
  const unknown = { categories: [], collections: [] };
  const rows = productCsvRows([dress], unknown, "es", DEFAULT_PRICING);
  expect(plan(csvFrom(rows, "es"))[0]).toMatchObject({
    action: "reject",
    problem: { kind: "unknown", column: "category", text: CATEGORY },
  });
});

test("plans a change of only the changed field", () => {
  const [row] = plan(`id,name,price\n${dress.id},Silk Wrap Dress,199`);
  expect(row).toMatchObject({ action: "change", changes: { price: 19900 } });
  expect(row?.action === "change" && Object.keys(row.changes)).toEqual(["price"]);
});

test("accepts optional Spanish columns", () => {
  const [row] = plan(`id,name,name_es\n${dress.id},Silk Wrap Dress,`);
  expect(row).toMatchObject({ action: "change", changes: { nameEs: "" } });
});

test("reads the colors of pictures, and rejects one that the product has not", () => {
  const [row] = plan(`id,name,image_colors\n${dress.id},Silk Wrap Dress,Sage Green|`);
  expect(row).toMatchObject({ action: "change", changes: { imageColors: ["Sage Green"] } });
  const [unknown] = plan(`id,name,image_colors\n${dress.id},Silk Wrap Dress,|Mauve`);
  expect(unknown).toMatchObject({
    action: "reject",
    problem: { kind: "unknown", column: "image_colors", text: "Mauve" },
  });
});

test("adds a product for a row without an id", () => {
  const [row] = plan(
    "name,description,price,category,sizes,is_bestseller\nScarf,Silk,85,Dresses,S||M,yes",
  );
  expect(row).toMatchObject({
    action: "add",
    id: NEW_IDS.get(2),
    values: {
      name: "Scarf",
      price: 8500,
      categoryId: CATEGORY,
      sizes: ["S", "M"],
      isBestseller: true,
    },
  });
});

test("leaves a product alone that an earlier import of the row has added", () => {
  const added = { ...dress, id: NEW_IDS.get(2) ?? "" };
  const [row] = plan("name,description,price\nScarf,Silk,85", [added]);
  expect(row).toEqual({ line: 2, name: "Scarf", nameEs: "", action: "unchanged" });
});

test.each([
  ["id,name\nno-such-id,X", { kind: "unknown", column: "id", text: "no-such-id" }],
  ["name,price\nX,1,2", { kind: "cells", expected: 2 }],
  ["name,price,description\nX,-1,y", { kind: "field", field: "price", problem: "price" }],
  [
    "name,price,original_price,description\nX,20,20,y",
    { kind: "field", field: "originalPrice", problem: "original" },
  ],
  ["name;price;description\nX;1.24,50;y", { kind: "field", field: "price", problem: "price" }],
  ["name,price,description\n ,1,y", { kind: "field", field: "name", problem: "required" }],
  ["name,category\nX,hats", { kind: "unknown", column: "category", text: "hats" }],
  ["name,inventory_status\nX,gone", { kind: "unknown", column: "inventory_status", text: "gone" }],
  ["name,price\nX,1.245", { kind: "ambiguous", column: "price", text: "1.245" }],
  [
    "name;original_price\nX;$ 1,245",
    { kind: "ambiguous", column: "original_price", text: "$ 1,245" },
  ],
  ["name,is_draft\nX,perhaps", { kind: "unknown", column: "is_draft", text: "perhaps" }],
  ["name,is_bestseller\nX,maybe", { kind: "unknown", column: "is_bestseller", text: "maybe" }],
])("rejects %j with its line", (text, problem) => {
  expect(plan(text)).toEqual([expect.objectContaining({ line: 2, action: "reject", problem })]);
});

test("reads an ambiguous amount as thousands when the owner says so", () => {
  const [row] = plan("name,description,price\nCoat,Wool,1.245", [], true);
  expect(row).toMatchObject({ action: "add", values: { price: 124_500 } });
});

test("adds a product with only Spanish texts, and as a draft", () => {
  const [row] = plan(
    "Nombre en español;Descripción en español;Precio;Borrador\nAbrigo;Lana;245,00;sí",
    [],
  );
  expect(row).toMatchObject({
    nameEs: "Abrigo",
    action: "add",
    values: { name: "", nameEs: "Abrigo", isDraft: true },
  });
});

test("rejects the second row of a product", () => {
  const rows = plan(`id,name\n${dress.id},Silk Wrap Dress\n${dress.id},Other`);
  expect(rows.map(({ action }) => action)).toEqual(["unchanged", "reject"]);
});

test("rejects one quantity for a product with variants", () => {
  const counted = { ...dress, variants: [{ size: "S", color: "Sage Green", quantity: 4 }] };
  const [row] = plan(`id,name,quantity\n${dress.id},Silk Wrap Dress,9`, [counted]);
  expect(row).toMatchObject({ action: "reject", problem: { kind: "has-variants" } });
});

test.each([
  ["name,colour\nX,Y", { problem: "unknown", heading: "colour" }],
  ["Nombre;Precio;price\nX;1;2", { problem: "repeated", heading: "price" }],
  ["price\n1", { problem: "no-name" }],
  ["", { problem: "no-name" }],
])("rejects the headings of %j", (text, problem) => {
  expect(() => plan(text)).toThrow(CsvHeadingError);
  expect(() => plan(text)).toThrow(expect.objectContaining(problem));
});

test("returns well-formed ids once", () => {
  const text = `name,id\nA,${dress.id}\nB,\nC,x\nD, ${dress.id} `;
  expect(productIdsIn(parseCsv(text))).toEqual([dress.id]);
  expect(productIdsIn(parseCsv("name\nA"))).toEqual([]);
});
