import { BLAZER, CUSTOMER, DRESS, PRODUCTS } from "./sample-bag.ts";

const megabyte = "a".repeat(1_000_000);
const line = (change: object) => [{ ...DRESS, ...change }];
const customer = (change: object) => ({ ...CUSTOMER, ...change });

/** Requests that start_checkout rejects, with the status and the code; `customer` only where it is invalid. */
export const INVALID_CHECKOUTS: [
  name: string,
  status: number,
  code: string,
  lines: unknown,
  customer?: unknown,
][] = [
  ["a lower price", 409, "PRICE_CHANGED", line({ price: 0.01 })],
  ["a price one cent off", 409, "PRICE_CHANGED", line({ price: "244.99" })],
  ["a negative price", 409, "PRICE_CHANGED", line({ price: -245 })],
  ["a price that is no number", 409, "PRICE_CHANGED", line({ price: "NaN" })],
  ["a price of a megabyte", 409, "PRICE_CHANGED", line({ price: "9".repeat(1_000_000) })],
  ["a price that is neither number nor text", 400, "INVALID_LINES", line({ price: [245] })],
  ["a negative quantity", 400, "INVALID_QUANTITY", line({ quantity: -1 })],
  ["no quantity at all", 400, "INVALID_QUANTITY", line({ quantity: undefined })],
  ["a quantity of zero", 400, "INVALID_QUANTITY", line({ quantity: 0 })],
  ["a quantity of null", 400, "INVALID_QUANTITY", line({ quantity: null })],
  ["a fractional quantity", 400, "INVALID_QUANTITY", line({ quantity: 1.5 })],
  ["a quantity over the limit", 400, "INVALID_QUANTITY", line({ quantity: 21 })],
  ["a huge quantity", 400, "INVALID_QUANTITY", line({ quantity: 1e300 })],
  ["a quantity as text", 400, "INVALID_QUANTITY", line({ quantity: "1" })],
  ["a quantity as a list", 400, "INVALID_QUANTITY", line({ quantity: [1] })],
  [
    "a quantity that only adds up over the limit",
    400,
    "INVALID_QUANTITY",
    [
      { ...DRESS, quantity: 20 },
      { ...DRESS, quantity: 1 },
    ],
  ],
  [
    "more units than one checkout may have",
    400,
    "TOO_MANY_UNITS",
    [
      { ...DRESS, quantity: 20 },
      { ...DRESS, size: "L", quantity: 11 },
    ],
  ],
  ["a quantity over the stock", 409, "OUT_OF_STOCK", [{ ...BLAZER, quantity: 6 }]],
  [
    "a quantity over the stock in two sizes",
    409,
    "OUT_OF_STOCK",
    [
      { ...BLAZER, quantity: 3 },
      { ...BLAZER, size: "M", quantity: 3 },
    ],
  ],
  [
    "a product that is sold out",
    409,
    "OUT_OF_STOCK",
    [{ ...DRESS, productId: PRODUCTS.silkBlouse, color: "Ivory" }],
  ],
  [
    "a product that does not exist",
    404,
    "PRODUCT_NOT_FOUND",
    line({
      productId: "a0000000-0000-4000-8000-00000000ffff",
    }),
  ],
  ["a product id that is no id", 404, "PRODUCT_NOT_FOUND", line({ productId: "1 or 1=1" })],
  ["a product id that is a number", 400, "INVALID_LINES", line({ productId: 1 })],
  ["a size that is not offered", 400, "SIZE_NOT_OFFERED", line({ size: "XXL" })],
  ["no size where there are sizes", 400, "SIZE_NOT_OFFERED", line({ size: "" })],
  ["a size in another case", 400, "SIZE_NOT_OFFERED", line({ size: "m" })],
  ["a size that is a number", 400, "INVALID_LINES", line({ size: 38 })],
  ["a color that is not offered", 400, "COLOR_NOT_OFFERED", line({ color: "Navy" })],
  ["a color of a megabyte", 400, "COLOR_NOT_OFFERED", line({ color: megabyte })],
  ["a line with an unknown key", 400, "INVALID_LINES", line({ discount: 100 })],
  ["an empty bag", 400, "INVALID_LINES", []],
  ["too many lines", 400, "INVALID_LINES", Array.from({ length: 31 }, () => DRESS)],
  ["lines that are an object", 400, "INVALID_LINES", DRESS],
  ["lines that are null", 400, "INVALID_LINES", null],
  ["a line that is null", 400, "INVALID_LINES", [null]],
  ["a line that is a list", 400, "INVALID_LINES", [[DRESS]]],
  ["a second line that is wrong", 400, "SIZE_NOT_OFFERED", [DRESS, { ...DRESS, size: "?" }]],
  ["no customer", 400, "INVALID_CUSTOMER", [DRESS], null],
  ["a customer that is a list", 400, "INVALID_CUSTOMER", [DRESS], [CUSTOMER]],
  ["an unknown field", 400, "INVALID_CUSTOMER", [DRESS], customer({ isStaff: true })],
  ["a name that is missing", 400, "INVALID_CUSTOMER", [DRESS], customer({ firstName: undefined })],
  ["a name of blanks", 400, "INVALID_CUSTOMER", [DRESS], customer({ lastName: " \t\n " })],
  [
    "a name of zero-width characters",
    400,
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      firstName: "\u200b\u200d\ufeff",
    }),
  ],
  [
    "a name that turns the reading direction",
    400,
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      firstName: "Ana\u202egnp.exe",
    }),
  ],
  [
    "a name with a line break",
    400,
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      firstName: "Ana\r\nBcc: everybody@example.com",
    }),
  ],
  ["a name that is a number", 400, "INVALID_CUSTOMER", [DRESS], customer({ firstName: 7 })],
  [
    "a name of 201 characters",
    400,
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      firstName: "a".repeat(201),
    }),
  ],
  ["a name of a megabyte", 400, "INVALID_CUSTOMER", [DRESS], customer({ lastName: megabyte })],
  [
    "an email address without a domain",
    400,
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      email: "ana@",
    }),
  ],
  [
    "two email addresses",
    400,
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      email: "ana@example.com,eva@example.com",
    }),
  ],
  ["no phone", 400, "INVALID_CUSTOMER", [DRESS], customer({ phone: "" })],
  ["no address", 400, "INVALID_CUSTOMER", [DRESS], customer({ address: null })],
  ["no city", 400, "INVALID_CUSTOMER", [DRESS], customer({ city: "" })],
  ["no country", 400, "INVALID_CUSTOMER", [DRESS], customer({ country: undefined })],
  [
    "a postal code that is a number",
    400,
    "INVALID_CUSTOMER",
    [DRESS],
    customer({
      postalCode: 170143,
    }),
  ],
];
