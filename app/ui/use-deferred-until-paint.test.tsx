// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useDeferredUntilPaint } from "./use-deferred-until-paint.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const ANSWERS = ["first", "second", "third"].map((name) => ({ name }));
let shown: string;

function Probe({ answer }: { answer: { name: string } }) {
  shown = useDeferredUntilPaint(answer).name;
  return null;
}

/** What the browser calls when it comes to it. */
function queueOf() {
  const waiting = new Set<() => void>();
  const run = () =>
    act(() => {
      for (const work of waiting) work();
      waiting.clear();
    });
  const ask = (work: () => void) => {
    waiting.add(work);
    return work;
  };
  return { run, ask, cancel: (work: () => void) => waiting.delete(work) };
}

const frames = queueOf();
const idle = queueOf();
const paint = frames.run;
const rest = idle.run;

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", frames.ask);
  vi.stubGlobal("cancelAnimationFrame", frames.cancel);
  vi.stubGlobal("requestIdleCallback", idle.ask);
  vi.stubGlobal("cancelIdleCallback", idle.cancel);
});

function open() {
  const root = createRoot(document.createElement("div"));
  onTestFinished(() => act(() => root.unmount()));
  return (index: number) =>
    act(() => root.render(<Probe answer={ANSWERS[index] ?? { name: "none" }} />));
}

test("the first answer is there at once, the next once it has been painted and nothing else is to be done", () => {
  const give = open();
  give(0);
  expect(shown).toBe("first");
  give(1);
  expect(shown).toBe("first");
  paint();
  expect(shown).toBe("first");
  rest();
  expect(shown).toBe("second");
});

test("an answer that was overtaken is never shown", () => {
  const give = open();
  give(0);
  give(1);
  paint();
  give(2);
  rest();
  expect(shown).toBe("first");
  paint();
  rest();
  expect(shown).toBe("third");
});

test("a browser that does not say when it is idle waits a moment", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("requestAnimationFrame", frames.ask);
  const give = open();
  give(0);
  give(1);
  paint();
  expect(shown).toBe("first");
  act(() => vi.advanceTimersByTime(300));
  expect(shown).toBe("second");
});
