// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useDeferredUntilPaint } from "./use-deferred-until-paint.ts";

const ANSWERS = ["first", "second", "third"].map((name) => ({ name }));
let shown: string;

function Probe({ answer }: { answer: { name: string } }) {
  shown = useDeferredUntilPaint(answer).name;
  return null;
}

/** A queue of callbacks that the browser would call. */
function createQueue() {
  const waiting = new Set<() => void>();
  const run = () =>
    act(() => {
      for (const work of waiting) work();
      waiting.clear();
    });
  const enqueue = (work: () => void) => {
    waiting.add(work);
    return work;
  };
  return { run, enqueue, cancel: (work: () => void) => waiting.delete(work) };
}

const frames = createQueue();
const idle = createQueue();
const paint = frames.run;
const becomeIdle = idle.run;

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", frames.enqueue);
  vi.stubGlobal("cancelAnimationFrame", frames.cancel);
  vi.stubGlobal("requestIdleCallback", idle.enqueue);
  vi.stubGlobal("cancelIdleCallback", idle.cancel);
});

function open() {
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => act(() => root.unmount()));
  return (index: number) =>
    act(() => root.render(<Probe answer={ANSWERS[index] ?? { name: "none" }} />));
}

test("returns the first value immediately, and the next when painted and idle", () => {
  const render = open();
  render(0);
  expect(shown).toBe("first");
  render(1);
  expect(shown).toBe("first");
  paint();
  expect(shown).toBe("first");
  becomeIdle();
  expect(shown).toBe("second");
});

test("skips a superseded value", () => {
  const render = open();
  render(0);
  render(1);
  paint();
  render(2);
  becomeIdle();
  expect(shown).toBe("first");
  paint();
  becomeIdle();
  expect(shown).toBe("third");
});

test("uses a timeout without requestIdleCallback", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("requestAnimationFrame", frames.enqueue);
  const render = open();
  render(0);
  render(1);
  paint();
  expect(shown).toBe("first");
  act(() => vi.advanceTimersByTime(300));
  expect(shown).toBe("second");
});

test("returns an initial value until the first frame is painted", () => {
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => act(() => root.unmount()));
  function First() {
    shown = useDeferredUntilPaint({ name: "full" }, { name: "initial" }).name;
    return null;
  }
  const first = <First />;
  act(() => root.render(first));
  expect(shown).toBe("initial");
  paint();
  becomeIdle();
  expect(shown).toBe("full");
});
