// @vitest-environment happy-dom

import { act, useCallback, useState } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changePaymentMethod, savePaymentPicture } from "#app/data/admin/payment-methods.ts";
import { MANUAL_METHODS } from "#app/domain/checkout/payment-method.ts";
import type { MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import { PictureError } from "#app/domain/picture/picture-upload.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { UnsavedContext } from "../../unsaved/use-unsaved-changes.ts";
import { writeSettings } from "../write-settings.ts";
import { PaymentMethodsSection } from "./payment-methods-section.tsx";

vi.mock("#app/data/admin/payment-methods.ts");

let stored: MethodSettings[] = [];
let unmount = () => {};
let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  const methods = useLoaderData<MethodSettings[]>();
  const [isDirty, setDirty] = useState(false);
  const report = useCallback((_form: string, dirty: boolean) => setDirty(dirty), []);
  return (
    <UnsavedContext value={report}>
      <PaymentMethodsSection methods={methods} />
      {isDirty && <output>unsaved</output>}
    </UnsavedContext>
  );
}

beforeEach(async () => {
  stored = MANUAL_METHODS.map((kind) => ({
    kind,
    isEnabled: false,
    instructions: { en: "", es: "" },
    qrImage: "",
    maxAmount: null,
    provinces: [],
    holdHours: 48,
    version: "1",
  }));
  router = createMemoryRouter([
    {
      path: "/",
      element: <Page />,
      HydrateFallback: () => null,
      loader: () => stored,
      action: async ({ request }) => writeSettings(await request.json()),
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  await act(async () => {});
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const formOf = (kind: MethodSettings["kind"]) =>
  [...document.querySelectorAll("form")][MANUAL_METHODS.indexOf(kind)] as HTMLFormElement;

const hoursOf = (kind: MethodSettings["kind"]) =>
  formOf(kind).querySelector<HTMLInputElement>("input[inputmode=numeric]") as HTMLInputElement;

const save = (kind: MethodSettings["kind"]) =>
  act(async () => formOf(kind).querySelector<HTMLButtonElement>("button[type=submit]")?.click());

const isGuarded = () => document.querySelector("output") !== null;

test("shows what was saved when the read after it fails", async () => {
  await typeInto(hoursOf("transfer"), "24");
  await save("transfer");
  expect(hoursOf("transfer").value).toBe("24");
});

async function upload(file: File) {
  const input = formOf("deuna").querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no field for a picture.");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
}

test("guards what was typed until it is saved, and says that it is", async () => {
  expect(isGuarded()).toBe(false);
  await typeInto(hoursOf("transfer"), "24");
  expect(isGuarded()).toBe(true);
  vi.mocked(changePaymentMethod).mockRejectedValueOnce(new ShopError("UNAVAILABLE", "Down."));
  await save("transfer");
  expect(hoursOf("transfer").value).toBe("24");
  expect(isGuarded()).toBe(true);

  vi.mocked(changePaymentMethod).mockImplementationOnce(async (_opened, { holdHours }) => {
    stored = stored.map((one) =>
      one.kind === "transfer" ? { ...one, holdHours, version: "2" } : one,
    );
  });
  await save("transfer");
  expect(isGuarded()).toBe(false);
  expect(formOf("transfer").querySelector("[role=status]")?.textContent).toBe("Saved");
  await typeInto(hoursOf("transfer"), "48");
  expect(isGuarded()).toBe(true);
  expect(formOf("transfer").querySelector("[role=status]")?.textContent).toBe("");
});

test("keeps what was typed when a picture is stored, and saves it on the new version", async () => {
  await typeInto(hoursOf("deuna"), "12");
  vi.mocked(savePaymentPicture).mockImplementationOnce(async () => {
    const qrImage = "data:image/png;base64,AAAA";
    stored = stored.map((one) => (one.kind === "deuna" ? { ...one, qrImage, version: "2" } : one));
  });
  await upload(new File(["png"], "code.png", { type: "image/png" }));
  expect(formOf("deuna").querySelector("img")?.src).toBe("data:image/png;base64,AAAA");
  expect(hoursOf("deuna").value).toBe("12");
  await save("deuna");
  expect(changePaymentMethod).toHaveBeenCalledWith(
    { kind: "deuna", version: "2" },
    expect.objectContaining({ holdHours: 12 }),
  );
});

const press = (text: string) =>
  act(async () =>
    [...formOf("transfer").querySelectorAll("button")]
      .find(({ textContent }) => textContent === text)
      ?.click(),
  );

/** Types an account, while someone else saves another one and a limit, and the page reads them. */
async function meetColleague() {
  const [spanish] = formOf("transfer").querySelectorAll("textarea");
  if (!spanish) throw new Error("There are no instructions.");
  await typeInto(spanish, "Account 1");
  const instructions = { en: "", es: "Account 2" };
  stored = stored.map((one) =>
    one.kind === "transfer" ? { ...one, instructions, maxAmount: 50000, version: "2" } : one,
  );
  await act(async () => router.revalidate());
}

test.each([
  ["Keep mine", "Account 1"],
  ["Take theirs", "Account 2"],
])("asks before an edit replaces what someone else has saved meanwhile: %s", async (choice, es) => {
  await meetColleague();
  await save("transfer");
  expect(changePaymentMethod).not.toHaveBeenCalled();
  expect(formOf("transfer").querySelector("table")?.textContent).toContain("Account 2Account 1");
  await press(choice);
  await typeInto(hoursOf("transfer"), "24");
  await save("transfer");
  expect(changePaymentMethod).toHaveBeenCalledWith(
    { kind: "transfer", version: "2" },
    expect.objectContaining({ instructions: { en: "", es }, maxAmount: 50000, holdHours: 24 }),
  );
});

test("asks as well when only the database knows of the other change", async () => {
  const instructions = { en: "", es: "Account 2" };
  const [spanish] = formOf("transfer").querySelectorAll("textarea");
  if (spanish) await typeInto(spanish, "Account 1");
  vi.mocked(changePaymentMethod).mockImplementationOnce(async () => {
    stored = stored.map((one) =>
      one.kind === "transfer" ? { ...one, instructions, version: "2" } : one,
    );
    throw new ShopError("SETTINGS_CHANGED", "Changed.");
  });
  await save("transfer");
  expect(formOf("transfer").textContent).toContain("Someone else changed this");
});

test("shows what someone else saves in a field that was typed back", async () => {
  await typeInto(hoursOf("transfer"), "24");
  await typeInto(hoursOf("transfer"), "48");
  stored = stored.map((one) => ({ ...one, holdHours: 12, version: "2" }));
  await act(async () => router.revalidate());
  expect(hoursOf("transfer").value).toBe("12");
  expect(isGuarded()).toBe(false);
});

test("says what is wrong with a file that is no picture, or too large", async () => {
  const words = "That picture could not be read: JPEG, PNG or WebP up to 5 MB.";
  vi.mocked(savePaymentPicture).mockRejectedValueOnce(new PictureError("format"));
  await upload(new File(["<html>"], "code.png", { type: "image/png" }));
  expect(formOf("deuna").querySelector("[role=alert]")?.textContent).toBe(words);
  await upload(new File([new Uint8Array(5 * 1024 * 1024 + 1)], "code.png"));
  expect(formOf("deuna").querySelector("[role=alert]")?.textContent).toBe(words);
  expect(savePaymentPicture).toHaveBeenCalledOnce();
});

test("asks for provinces except where orders are picked up", () => {
  expect(formOf("cash_on_delivery").querySelector("details")).not.toBeNull();
  expect(formOf("pay_at_pickup").querySelector("details")).toBeNull();
});
