import { expect, test } from "vitest";
import { StartCheckoutSchema } from "./checkout.ts";

const WANTED = {
  customer: {
    firstName: "Lucía",
    lastName: "Andrade",
    email: "lucia@example.com",
    phone: "0991234567",
    address: "Av. Amazonas N34-120",
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

test("a province is optional, and one of Ecuador's in Ecuador", () => {
  const { province: _province, ...without } = WANTED.customer;
  const parse = (customer: object) => StartCheckoutSchema.safeParse({ ...WANTED, customer });
  expect(parse(without).data?.customer.province).toBe("");
  expect(parse({ ...without, province: " Loja " }).data?.customer.province).toBe("Loja");
  expect(parse({ ...without, province: "Antioquia" }).error?.issues[0]?.path).toEqual([
    "customer",
    "province",
  ]);
  expect(parse({ ...without, country: "Colombia", province: "Antioquia" }).success).toBe(true);
});

test("a checkout as the browser sends it is taken", () => {
  expect(StartCheckoutSchema.parse(WANTED)).toEqual({
    ...WANTED,
    customer: { ...WANTED.customer, phone: "+593991234567" },
  });
});

test.each([
  ["no lines", { ...WANTED, lines: [] }],
  ["a negative quantity", { ...WANTED, lines: [{ ...LINE, quantity: -1 }] }],
  ["a zero quantity", { ...WANTED, lines: [{ ...LINE, quantity: 0 }] }],
  ["half a piece", { ...WANTED, lines: [{ ...LINE, quantity: 0.5 }] }],
  ["a huge quantity", { ...WANTED, lines: [{ ...LINE, quantity: 1e9 }] }],
  ["a fractional cent", { ...WANTED, lines: [{ ...LINE, price: 0.5 }] }],
  ["an unknown key", { ...WANTED, total: 1 }],
  ["a blank name", { ...WANTED, customer: { ...WANTED.customer, firstName: " " } }],
  ["no e-mail", { ...WANTED, customer: { ...WANTED.customer, email: "lucia" } }],
  ["no telephone number", { ...WANTED, customer: { ...WANTED.customer, phone: "12" } }],
  ["nothing", null],
])("%s is refused", (_what, wanted) => {
  expect(StartCheckoutSchema.safeParse(wanted).success).toBe(false);
});
