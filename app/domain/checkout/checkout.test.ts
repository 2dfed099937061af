import * as v from "valibot";
import { expect, test } from "vitest";
import { StartCheckoutSchema } from "./checkout.ts";

const WANTED = {
  customer: {
    firstName: "Lucía",
    lastName: "Andrade",
    email: "lucia@example.com",
    phone: "0991234567",
    address: "Av. Amazonas N34-120",
    landmark: "Frente al parque",
    city: "Quito",
    province: "Pichincha",
    postalCode: "",
    country: "Ecuador",
  },
  lines: [
    {
      productId: "4e2d3c1b-0000-4000-8000-000000000001",
      size: "M",
      color: "Navy",
      quantity: 2,
      price: 9800,
    },
  ],
  replaces: null,
};

const [LINE] = WANTED.lines;

/** The path of the first problem for which a checkout of this customer is rejected. */
function rejectedPath(customer: object): unknown[] | undefined {
  const [issue] = v.safeParse(StartCheckoutSchema, { ...WANTED, customer }).issues ?? [];
  return issue?.path?.map(({ key }) => key);
}

test("accepts no province, and in Ecuador only its own", () => {
  const { province: _province, ...without } = WANTED.customer;
  const parse = (customer: object) => v.parse(StartCheckoutSchema, { ...WANTED, customer });
  expect(parse(without).customer.province).toBe("");
  expect(parse({ ...without, province: " Loja " }).customer.province).toBe("Loja");
  expect(rejectedPath({ ...without, province: "Antioquia" })).toEqual(["customer", "province"]);
  const abroad = { ...without, country: "Colombia", province: "Antioquia" };
  expect(parse(abroad).customer.province).toBe("Antioquia");
});

test("accepts a checkout without a landmark", () => {
  const { landmark: _landmark, ...customer } = WANTED.customer;
  const parsed = v.parse(StartCheckoutSchema, { ...WANTED, customer });
  expect(parsed.customer.landmark).toBe("");
});

test("accepts a browser's checkout", () => {
  expect(v.parse(StartCheckoutSchema, WANTED)).toEqual({
    ...WANTED,
    delivery: "delivery",
    discountCode: "",
    customer: { ...WANTED.customer, phone: "+593991234567" },
    invoiceBuyer: null,
  });
});

test("accepts the key of a browser's attempts, which may be missing", () => {
  for (const attemptKey of [crypto.randomUUID(), null]) {
    expect(v.parse(StartCheckoutSchema, { ...WANTED, attemptKey })).toMatchObject({ attemptKey });
  }
});

test.each([
  ["no item of a line", { ...WANTED, lines: [{ ...LINE, quantity: -0 }] }],
  ["a quantity that is no number", { ...WANTED, lines: [{ ...LINE, quantity: Number.NaN }] }],
  ["a quantity in letters", { ...WANTED, lines: [{ ...LINE, quantity: "2" }] }],
  ["an endless price", { ...WANTED, lines: [{ ...LINE, price: Number.POSITIVE_INFINITY }] }],
  ["a price beyond exact numbers", { ...WANTED, lines: [{ ...LINE, price: 2 ** 53 }] }],
  ["a price below nothing", { ...WANTED, lines: [{ ...LINE, price: -1 }] }],
  ["a product that is no id", { ...WANTED, lines: [{ ...LINE, productId: "silk-dress" }] }],
  ["a null byte in a size", { ...WANTED, lines: [{ ...LINE, size: "M\0" }] }],
  ["half a character in a color", { ...WANTED, lines: [{ ...LINE, color: "\udfff" }] }],
  ["a size without end", { ...WANTED, lines: [{ ...LINE, size: "M".repeat(101) }] }],
  ["more lines than a bag takes", { ...WANTED, lines: Array.from({ length: 31 }, () => LINE) }],
  ["a line with an unknown key", { ...WANTED, lines: [{ ...LINE, discount: 1 }] }],
  ["a reference with a line break", { ...WANTED, replaces: "GL-\n1" }],
  ["an attempt key that is no UUID", { ...WANTED, attemptKey: "7" }],
  ["no word on what it replaces", { ...WANTED, replaces: undefined }],
  ["a list", [WANTED]],
  ["no lines", { ...WANTED, lines: [] }],
  ["a negative quantity", { ...WANTED, lines: [{ ...LINE, quantity: -1 }] }],
  ["a zero quantity", { ...WANTED, lines: [{ ...LINE, quantity: 0 }] }],
  ["half an item", { ...WANTED, lines: [{ ...LINE, quantity: 0.5 }] }],
  ["a huge quantity", { ...WANTED, lines: [{ ...LINE, quantity: 1e9 }] }],
  ["a fractional cent", { ...WANTED, lines: [{ ...LINE, price: 0.5 }] }],
  ["an unknown key", { ...WANTED, total: 1 }],
  ["a blank name", { ...WANTED, customer: { ...WANTED.customer, firstName: " " } }],
  ["a blank email", { ...WANTED, customer: { ...WANTED.customer, email: " " } }],
  ["a blank telephone number", { ...WANTED, customer: { ...WANTED.customer, phone: " " } }],
  ["nothing", null],
])("%s is rejected", (_what, wanted) => {
  expect(v.is(StartCheckoutSchema, wanted)).toBe(false);
});

test("reports the first invalid field in form order", () => {
  const { customer } = WANTED;
  const { city: _city, ...withoutCity } = customer;
  expect(rejectedPath({ ...customer, firstName: "", email: "" })).toEqual([
    "customer",
    "firstName",
  ]);
  expect(rejectedPath({ ...customer, phone: 12 })).toEqual(["customer", "phone"]);
  expect(rejectedPath(withoutCity)).toEqual(["customer", "city"]);
  expect(rejectedPath([customer])).toEqual(["customer", "firstName"]);
});

test.each(["firstName", "lastName"])("rejects a link as %s", (field) => {
  const customer = { ...WANTED.customer, [field]: "Claim at https://evil.example/win" };
  expect(rejectedPath(customer)).toEqual(["customer", field]);
});

test("accepts abbreviations and marks in a name, and a link in a landmark", () => {
  const customer = { ...WANTED.customer, firstName: "Dra. Ma. José", lastName: "O'Connor-Paz" };
  expect(rejectedPath(customer)).toBeUndefined();
  expect(rejectedPath({ ...customer, landmark: "https://maps.app.goo.gl/x" })).toBeUndefined();
});

test.each(["\0", "a\0b", "\ud800", "a\udc00b", "\u0085x\u0007", "a\u2028b", "a".repeat(201)])(
  "a name of %j is rejected",
  (lastName) => {
    expect(rejectedPath({ ...WANTED.customer, lastName })).toEqual(["customer", "lastName"]);
  },
);

test("trims fields and keeps characters of any plane", () => {
  const customer = { ...WANTED.customer, firstName: ` ${"a".repeat(200)}\n`, city: "Quito 🌋" };
  const parsed = v.parse(StartCheckoutSchema, { ...WANTED, customer }).customer;
  expect(parsed).toMatchObject({ firstName: "a".repeat(200), city: "Quito 🌋" });
});

test.each([
  { email: "x@y", phone: "123" },
  { email: "ana@example.com, eva@example.com", phone: "ask my sister" },
])("takes %o as typed", (typed) => {
  const customer = { ...WANTED.customer, ...typed };
  expect(v.parse(StartCheckoutSchema, { ...WANTED, customer }).customer).toEqual(customer);
});

test.each([
  "ana@example.com\r\nBcc: eva@example.com",
  "a\0b@x.yz",
  "a@x.y\u0085z",
  `${"a".repeat(200)}@example.com`,
])("rejects %j as email and telephone number", (typed) => {
  const { customer } = WANTED;
  expect(rejectedPath({ ...customer, email: typed })).toEqual(["customer", "email"]);
  expect(rejectedPath({ ...customer, phone: typed })).toEqual(["customer", "phone"]);
});

test.each([
  ["Ecuador", "+593912345678"],
  ["Perú", "912 345 678"],
])("reads a number without a country code, sent to %s, as %s", (country, phone) => {
  const customer = { ...WANTED.customer, country, phone: "912 345 678", province: "" };
  expect(v.parse(StartCheckoutSchema, { ...WANTED, customer }).customer).toMatchObject({ phone });
});

test.each(["", " "])("counts the country %j as Ecuador", (country) => {
  const parse = (customer: object) => v.parse(StartCheckoutSchema, { ...WANTED, customer });
  expect(parse({ ...WANTED.customer, country }).customer.country).toBe("Ecuador");
  const { country: _country, ...without } = WANTED.customer;
  expect(parse(without).customer.country).toBe("Ecuador");
});

test("removes invisible marks, as copying from other apps adds them", () => {
  const copied = {
    firstName: "\u202aLucía\u202c",
    email: "\u200elucia@example.com",
    phone: "\u202a+593 99 123 4567",
  };
  const parsed = v.parse(StartCheckoutSchema, {
    ...WANTED,
    customer: { ...WANTED.customer, ...copied },
  });
  const { firstName, email } = WANTED.customer;
  expect(parsed.customer).toMatchObject({ firstName, email, phone: "+593991234567" });
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "a key that every object has is no field of a checkout: %s",
  (key) => {
    const extra = JSON.parse(`{"${key}":{"isStaff":true}}`) as object;
    const spread = (known: object) =>
      Object.defineProperties({ ...known }, Object.getOwnPropertyDescriptors(extra));
    expect(v.is(StartCheckoutSchema, spread(WANTED))).toBe(false);
    expect(v.is(StartCheckoutSchema, { ...WANTED, lines: [spread({ ...LINE })] })).toBe(false);
    expect(rejectedPath(spread(WANTED.customer))).toEqual(["customer", key]);
  },
);

test("parses whom the invoice is for, and rejects what is no number", () => {
  const wanted = (invoiceBuyer: object) => ({ ...WANTED, invoiceBuyer });
  const person = { kind: "cedula", number: "171003406-5", name: " Ana " };
  expect(v.parse(StartCheckoutSchema, wanted(person)).invoiceBuyer).toEqual({
    kind: "cedula",
    number: "1710034065",
    name: "Ana",
  });
  expect(v.parse(StartCheckoutSchema, wanted({ kind: "final_consumer" })).invoiceBuyer).toEqual({
    kind: "final_consumer",
    number: "9999999999999",
    name: "CONSUMIDOR FINAL",
  });
  const company = { kind: "ruc", number: "1790016919001", name: "Despegar.com S.A." };
  expect(v.parse(StartCheckoutSchema, wanted(company)).invoiceBuyer).toEqual(company);
  for (const wrong of [
    { ...person, number: "1710034064" },
    { ...person, name: "" },
    { ...person, kind: "alien" },
    { ...person, more: 1 },
    {},
  ]) {
    expect(v.safeParse(StartCheckoutSchema, wanted(wrong)).success).toBe(false);
  }
});

test("needs no address for a pick-up, and only then", () => {
  const customer = { ...WANTED.customer, address: "", city: " " };
  const pickup = { ...WANTED, customer, delivery: "pickup" };
  expect(v.parse(StartCheckoutSchema, pickup)).toMatchObject({
    delivery: "pickup",
    customer: { address: "", city: "" },
  });
  expect(rejectedPath(customer)).toEqual(["customer", "address"]);
  for (const delivery of ["courier", null, ["pickup"]]) {
    expect(v.is(StartCheckoutSchema, { ...WANTED, delivery })).toBe(false);
  }
  expect(v.is(StartCheckoutSchema, { ...pickup, customer: { ...customer, phone: "" } })).toBe(
    false,
  );
});
