import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PaymentDetailsChangeSchema } from "#app/data/server/payment-details-change-json.ts";
import { deleteRows } from "./delete-rows.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const OWNER = "owner@example.com";
const PICTURES = ["first", "second"].map(
  (text) => `data:image/png;base64,${Buffer.from(text).toString("base64")}`,
);

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.sql("update public.shop_settings set owner_email = $1", [OWNER]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql(
    "update public.payment_methods set instructions = 'Bank A', instructions_es = 'Banco A', qr_image = ''",
  );
  await shop.sql("update public.shop_information set whatsapp = '+593991111111'");
  await deleteRows(shop, "outbox");
});

async function save(path: string, change: object) {
  const { status, body } = await shop.call("staff", "PATCH", path, change);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const savePicture = (qr_image: string) =>
  shop.rpc("server", "save_method_picture", {
    kind: "deuna",
    staff_id: shop.userIds.staff,
    qr_image,
  });

async function announced() {
  const mails = await shop.sql<{ recipient: string; payload: unknown }>(
    "select recipient, payload from public.outbox where kind = 'payment_details' order by id",
  );
  expect(mails.map(({ recipient }) => recipient)).toEqual(mails.map(() => OWNER));
  return mails.map(({ payload }) => PaymentDetailsChangeSchema.parse(payload));
}

test("tells the owner who changed the bank account, when, and both texts", async () => {
  const [member] = await shop.sql<{ display_name: string }>(
    "select display_name from public.staff where user_id = $1",
    [shop.userIds.staff],
  );
  await save("payment_methods?kind=eq.transfer", {
    instructions: "Bank B",
    instructions_es: "Banco B",
  });
  expect(await announced()).toEqual([
    {
      method: "transfer",
      changedBy: member?.display_name,
      changedAt: expect.stringMatching(/Z$/),
      changes: {
        instructions: { before: "Bank A", after: "Bank B" },
        instructions_es: { before: "Banco A", after: "Banco B" },
      },
    },
  ]);
  await save("payment_methods?kind=eq.transfer", { instructions_es: "Banco C" });
  expect((await announced()).at(-1)?.changes).toEqual({
    instructions_es: { before: "Banco B", after: "Banco C" },
  });
});

test("tells the owner who changed the code to scan or the number for WhatsApp", async () => {
  for (const picture of [...PICTURES, ""]) await savePicture(picture);
  await save("shop_information?id=eq.true", { whatsapp: "+593992222222" });
  const mails = await announced();
  expect(mails.map(({ changes }) => Object.keys(changes))).toEqual([
    ["qr_image"],
    ["qr_image"],
    ["qr_image"],
    ["whatsapp"],
  ]);
  expect(mails.every(({ changedBy }) => changedBy)).toBe(true);
});

test("announces no change of other settings, and none of an unchanged save", async () => {
  await save("payment_methods?kind=eq.transfer", { instructions: "Bank A", hold_hours: 24 });
  await savePicture("");
  await save("shop_information?id=eq.true", { whatsapp: "+593991111111", return_days: 30 });
  expect(await announced()).toEqual([]);
});
