// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { AwaitingOrder } from "#app/domain/order/awaiting-order.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { ProofSection } from "./proof-section.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";

vi.mock("./shrink-photo.ts");

beforeEach(() => void vi.mocked(shrinkPhoto).mockImplementation(async (file) => file));

const FOUND: AwaitingOrder = {
  order: SAMPLE_ORDER,
  instructions: { en: "", es: "" },
  qrImage: "",
  refusal: null,
  payToken: null,
  proofs: 0,
  isUnchecked: false,
  isSoldOut: false,
  isCardUnderWay: false,
};

test("sends a file once, however often the button is pressed, until another is chosen", async () => {
  const element = <ProofSection found={FOUND} reference="GL-1" outcome={null} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const button = document.querySelector<HTMLButtonElement>("button[type=submit]");
  const isInactive = () => button?.getAttribute("aria-disabled") === "true";
  expect(isInactive()).toBe(false);
  const input = document.querySelector("input[type=file]");
  Object.defineProperty(input, "files", { value: [new File(["1"], "receipt.jpg")] });
  const submission = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  await act(async () => document.querySelector("form")?.dispatchEvent(submission));
  expect(submission.defaultPrevented).toBe(false);
  expect(isInactive()).toBe(true);
  const chosen = new Event("change", { bubbles: true });
  await act(async () => input?.dispatchEvent(chosen));
  expect(isInactive()).toBe(false);
  unmount();
});

test("asks for a file itself, at the focused field, in place of the browser", async () => {
  const element = <ProofSection found={FOUND} reference="GL-1" outcome={null} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const form = document.querySelector("form");
  expect(form?.noValidate).toBe(true);
  const submission = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  await act(async () => form?.dispatchEvent(submission));
  expect(submission.defaultPrevented).toBe(true);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Please choose a file first.");
  expect(document.activeElement).toBe(input);
  expect(input?.getAttribute("aria-describedby")).toContain("proof-problem");
  expect(document.querySelector("button[type=submit]")?.hasAttribute("aria-disabled")).toBe(false);
  unmount();
});

const MB = 1024 * 1024;

test.each([
  ["receipt.jpg", "image/jpeg", 8 * MB, true],
  ["receipt.jpg", "image/jpeg", 8 * MB + 1, false],
  ["receipt.pdf", "application/pdf", 3 * MB, true],
  ["receipt.pdf", "application/pdf", 3 * MB + 1, false],
])("takes or rejects the file %s (%s) of %i bytes at once", async (name, type, size, isTaken) => {
  const element = <ProofSection found={FOUND} reference="GL-1" outcome={null} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const file = new File([], name, { type });
  Object.defineProperty(file, "size", { value: size });
  Object.defineProperty(input, "files", { value: [file] });
  await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
  expect(document.querySelector("[role=alert]") === null).toBe(isTaken);
  unmount();
});

test("sends the small form of the photo that was chosen last, once it is there", async () => {
  const element = <ProofSection found={FOUND} reference="GL-1" outcome={null} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const isInactive = () =>
    document.querySelector("button[type=submit]")?.getAttribute("aria-disabled") === "true";
  const first = Promise.withResolvers<File>();
  const second = Promise.withResolvers<File>();
  for (const { promise } of [first, second]) {
    vi.mocked(shrinkPhoto).mockReturnValueOnce(promise);
    Object.defineProperty(input, "files", {
      value: [new File([], "photo.jpg", { type: "image/jpeg" })],
      writable: true,
    });
    await act(async () => input?.dispatchEvent(new Event("change", { bubbles: true })));
  }
  await act(async () => first.resolve(new File(["1"], "photo.jpg")));
  expect(isInactive()).toBe(true);
  await act(async () => second.resolve(new File(["second"], "photo.jpg")));
  expect(isInactive()).toBe(false);
  expect(await input?.files?.[0]?.text()).toBe("second");
  unmount();
});

test.each([
  [null, false, /^JPEG, PNG, WebP or PDF: pictures up to 8 MB, PDFs up to 3 MB$/],
  ["format", true, /^That file is not a JPEG, .* up to 3 MB$/],
] as const)("names the file's field and describes it after %s", async (outcome, isWrong, words) => {
  const element = <ProofSection found={FOUND} reference="GL-1" outcome={outcome} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  expect(input?.labels?.[0]?.textContent).toBe("Receipt of your payment");
  expect(input?.getAttribute("aria-invalid")).toBe(String(isWrong));
  const ids = input?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent).join(" ")).toMatch(words);
  unmount();
});

test.each([
  [0, true, true],
  [1, false, true],
  [3, false, false],
])("asks for no payment once a proof is being checked: %i", async (proofs, asks, takesMore) => {
  const found = { ...FOUND, proofs };
  const element = <ProofSection found={found} reference="GL-1" outcome={null} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const text = document.body.textContent ?? "";
  expect(text.includes("Once you have paid")).toBe(asks);
  const form = document.querySelector("form");
  expect(form !== null).toBe(takesMore);
  expect(form?.closest("details:not([open])") != null).toBe(takesMore && !asks);
  expect(text.includes("Send another receipt")).toBe(takesMore && !asks);
  unmount();
});

test.each([
  ["ana@example.com", 0, true],
  ["ana@example.com", 1, true],
  ["", 0, false],
  ["x@y", 1, false],
])("promises an email to %j after %i proofs: %s", async (email, proofs, isPromised) => {
  const found = { ...FOUND, proofs, order: { ...SAMPLE_ORDER, email } };
  const element = <ProofSection found={found} reference="GL-1" outcome={null} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const text = document.body.textContent ?? "";
  expect(text.includes("by email")).toBe(isPromised);
  expect(text.includes("You will see here that your order is confirmed.")).toBe(!isPromised);
  unmount();
});

test.each([
  ["format", true],
  ["received", false],
  [null, false],
] as const)(
  "shows the field for another receipt after the outcome %s: %s",
  async (outcome, isOpen) => {
    const element = (
      <ProofSection found={{ ...FOUND, proofs: 1 }} reference="GL-1" outcome={outcome} />
    );
    const router = createMemoryRouter([{ path: "/", element }]);
    const unmount = await mount(<RouterProvider router={router} />);
    expect(document.querySelector("details")?.open).toBe(isOpen);
    unmount();
  },
);
