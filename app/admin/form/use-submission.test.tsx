// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { outcomeOf } from "./outcome.ts";
import { useSubmission } from "./use-submission.ts";

type Submission = { name: string };
type Done = { stored: string };

const write = vi.fn<(submission: Submission, path: string) => Promise<Done>>();
const read = vi.fn<() => Promise<null>>();
const onDone = vi.fn();
const onError = vi.fn();

function Form({ path }: { path: string | undefined }) {
  const { submit, reset, isBusy, isSubmitting, error, outcome } = useSubmission<Submission, Done>({
    action: path,
    onDone,
    onError,
  });
  return (
    <>
      <button type="button" onClick={() => submit({ name: "Capri" })}>
        Save
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <p>{JSON.stringify({ isBusy, isSubmitting, error: error?.code, stored: outcome?.stored })}</p>
    </>
  );
}

let unmount = () => {};

async function open(path?: string) {
  const action = async ({ request }: { request: Request }) => {
    const submission = await request.json();
    return outcomeOf(() => write(submission, new URL(request.url).pathname));
  };
  const page = { element: <Form path={path} />, HydrateFallback: () => null };
  const router = createMemoryRouter([
    { path: "/", ...page, loader: () => read(), action },
    { path: "/other", action },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
}

beforeEach(() => {
  write.mockResolvedValue({ stored: "Capri" });
  read.mockResolvedValue(null);
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const press = (index: number) => document.querySelectorAll("button")[index]?.click();
const save = () => act(async () => press(0));
const shown = () => JSON.parse(document.querySelector("p")?.textContent ?? "");
const idle = { isBusy: false, isSubmitting: false };

test("submits as JSON to the page's action and returns the outcome", async () => {
  await open();
  expect(shown()).toEqual(idle);
  await save();
  expect(write).toHaveBeenCalledExactlyOnceWith({ name: "Capri" }, "/");
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ error: null, stored: "Capri" });
  expect(shown()).toEqual({ ...idle, stored: "Capri" });
});

test("submits to another action", async () => {
  await open("/other");
  await save();
  expect(write).toHaveBeenCalledExactlyOnceWith({ name: "Capri" }, "/other");
});

test("submits once when it is pressed twice at once", async () => {
  await open();
  await act(async () => {
    press(0);
    expect(shown()).toEqual({ isBusy: true, isSubmitting: true });
    press(0);
  });
  expect(write).toHaveBeenCalledOnce();
});

test("is done after the page's data are read again", async () => {
  await open();
  let finish = (_: null) => {};
  read.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await save();
  expect(shown()).toEqual({ isBusy: true, isSubmitting: false, stored: "Capri" });
  await save();
  expect(write).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => finish(null));
  expect(onDone).toHaveBeenCalledOnce();
});

test("returns an error until the next submission or a reset", async () => {
  const error = new ShopError("UNAVAILABLE", "503");
  write.mockRejectedValue(error);
  await open();
  await save();
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(onDone).not.toHaveBeenCalled();
  expect(shown()).toEqual({ ...idle, error: "UNAVAILABLE" });
  await act(async () => {
    press(0);
    expect(shown()).toEqual({ isBusy: true, isSubmitting: true });
  });
  await act(async () => press(1));
  expect(shown()).toEqual(idle);
});

test("goes on with a submission that is reset while it runs, and reads what it wrote", async () => {
  await open();
  read.mockClear();
  let finish = (_: Done) => {};
  write.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await save();
  await act(async () => press(1));
  expect(shown()).toEqual({ isBusy: true, isSubmitting: true });
  await act(async () => finish({ stored: "Capri" }));
  expect(read).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});
