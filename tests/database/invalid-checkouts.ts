import type { ErrorCode } from "#app/domain/shop/shop-error.ts";
import { BLAZER, CUSTOMER, DRESS, PRODUCTS } from "./sample-bag.ts";

const megabyte = "a".repeat(1_000_000);
const line = (change: object) => [{ ...DRESS, ...change }];
const customer = (change: object) => ({ ...CUSTOMER, ...change });

/** Requests that start_checkout rejects, with the code; `customer` only where it is invalid. */
export const INVALID_CHECKOUTS: [
  name: string,
  code: ErrorCode,
  lines: unknown,
  customer?: unknown,
][] = [
  ["a lower price", "PRICE_CHANGED", line({ price: 0.01 })],
  ["a price one cent off", "PRICE_CHANGED", line({ price: "244.99" })],
  ["a price that fell by a cent", "PRICE_CHANGED", line({ price: "245.01" })],
  ["a negative price", "PRICE_CHANGED", line({ price: -245 })],
  ["a price that is no number", "PRICE_CHANGED", line({ price: "NaN" })],
  ["a price of a megabyte", "PRICE_CHANGED", line({ price: "9".repeat(1_000_000) })],
  ["a price that is neither number nor text", "INVALID_LINES", line({ price: [245] })],
  ["a negative quantity", "INVALID_QUANTITY", line({ quantity: -1 })],
  ["no quantity at all", "INVALID_QUANTITY", line({ quantity: undefined })],
  ["a quantity of zero", "INVALID_QUANTITY", line({ quantity: 0 })],
  ["a quantity of null", "INVALID_QUANTITY", line({ quantity: null })],
  ["a fractional quantity", "INVALID_QUANTITY", line({ quantity: 1.5 })],
  ["a quantity over the limit", "INVALID_QUANTITY", line({ quantity: 21 })],
  ["a huge quantity", "INVALID_QUANTITY", line({ quantity: 1e300 })],
  ["a quantity as text", "INVALID_QUANTITY", line({ quantity: "1" })],
  ["a quantity as a list", "INVALID_QUANTITY", line({ quantity: [1] })],
  [
    "a quantity that only adds up over the limit",
    "INVALID_QUANTITY",
    [
      { ...DRESS, quantity: 20 },
      { ...DRESS, quantity: 1 },
    ],
  ],
  [
    "more units than one checkout may have",
    "TOO_MANY_UNITS",
    [
      { ...DRESS, quantity: 20 },
      { ...DRESS, size: "L", quantity: 11 },
    ],
  ],
  ["a quantity over the stock", "OUT_OF_STOCK", [{ ...BLAZER, quantity: 6 }]],
  [
    "a quantity over the stock in two sizes",
    "OUT_OF_STOCK",
    [
      { ...BLAZER, quantity: 3 },
      { ...BLAZER, size: "M", quantity: 3 },
    ],
  ],
  [
    "a product that is sold out",
    "OUT_OF_STOCK",
    [{ ...DRESS, productId: PRODUCTS.silkBlouse, color: "Ivory" }],
  ],
  [
    "a product that does not exist",
    "PRODUCT_NOT_FOUND",
    line({
      productId: "a0000000-0000-4000-8000-00000000ffff",
    }),
  ],
  ["a product id that is no id", "PRODUCT_NOT_FOUND", line({ productId: "1 or 1=1" })],
  ["a product id that is a number", "INVALID_LINES", line({ productId: 1 })],
  ["a size that is not offered", "SIZE_NOT_OFFERED", line({ size: "XXL" })],
  ["no size where there are sizes", "SIZE_NOT_OFFERED", line({ size: "" })],
  ["a size in another case", "SIZE_NOT_OFFERED", line({ size: "m" })],
  ["a size that is a number", "INVALID_LINES", line({ size: 38 })],
  ["a color that is not offered", "COLOR_NOT_OFFERED", line({ color: "Navy" })],
  ["a color of a megabyte", "COLOR_NOT_OFFERED", line({ color: megabyte })],
  ["a line with an unknown key", "INVALID_LINES", line({ discount: 100 })],
  ["an empty bag", "INVALID_LINES", []],
  ["too many lines", "INVALID_LINES", Array.from({ length: 31 }, () => DRESS)],
  ["lines that are an object", "INVALID_LINES", DRESS],
  ["lines that are null", "INVALID_LINES", null],
  ["a line that is null", "INVALID_LINES", [null]],
  ["a line that is a list", "INVALID_LINES", [[DRESS]]],
  ["a second line that is wrong", "SIZE_NOT_OFFERED", [DRESS, { ...DRESS, size: "?" }]],
  ["no customer", "INVALID_CUSTOMER", [DRESS], null],
  ["a customer that is a list", "INVALID_CUSTOMER", [DRESS], [CUSTOMER]],
  ["an unknown field", "INVALID_CUSTOMER", [DRESS], customer({ isStaff: true })],
  ["a name that is missing", "INVALID_CUSTOMER", [DRESS], customer({ firstName: undefined })],
  ["a name of blanks", "INVALID_CUSTOMER", [DRESS], customer({ lastName: " \t\n " })],
  [
    "a name of zero-width characters",
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      firstName: "\u200b\u200d\ufeff",
    }),
  ],
  [
    "a name that turns the reading direction",
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      firstName: "Ana\u202egnp.exe",
    }),
  ],
  [
    "a name with a line break",
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      firstName: "Ana\r\nBcc: everybody@example.com",
    }),
  ],
  ["a link as a first name", "INVALID_CUSTOMER", [DRESS], customer({ firstName: "evil.com" })],
  ["a link in a last name", "INVALID_CUSTOMER", [DRESS], customer({ lastName: "at https://x.y" })],
  ["a name that is a number", "INVALID_CUSTOMER", [DRESS], customer({ firstName: 7 })],
  [
    "a name of 201 characters",
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      firstName: "a".repeat(201),
    }),
  ],
  ["a name of a megabyte", "INVALID_CUSTOMER", [DRESS], customer({ lastName: megabyte })],
  [
    "an email address with a second line",
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      email: "ana@example.com\r\nBcc: eva@example.com",
    }),
  ],
  ["an email address of blanks", "INVALID_CUSTOMER", [DRESS], customer({ email: " " })],
  ["no phone", "INVALID_CUSTOMER", [DRESS], customer({ phone: "" })],
  ["no address", "INVALID_CUSTOMER", [DRESS], customer({ address: null })],
  ["no city", "INVALID_CUSTOMER", [DRESS], customer({ city: "" })],
  ["no country", "INVALID_CUSTOMER", [DRESS], customer({ country: undefined })],
  [
    "a postal code that is a number",
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      postalCode: 170143,
    }),
  ],
];
