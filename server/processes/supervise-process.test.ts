import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { superviseProcess } from "./supervise-process.ts";

class FakeChild extends EventEmitter {
  connected = true;
  sent: unknown[] = [];
  signals: string[] = [];
  send(message: unknown) {
    this.sent.push(message);
  }
  kill(signal: string) {
    this.signals.push(signal);
    this.emit("exit", null, signal);
  }
}

function openSupervisor({ mayRestart = true } = {}) {
  const children: FakeChild[] = [];
  const waits: { milliseconds: number; wake: () => void }[] = [];
  const exits: (number | null)[] = [];
  const supervised = superviseProcess({
    name: "database",
    spawn() {
      const child = new FakeChild();
      children.push(child);
      return child as unknown as ChildProcess;
    },
    onMessage: () => {},
    isReady: ({ type }) => type === "shop-open",
    onExit: (code) => exits.push(code),
    mayRestart: () => mayRestart,
    logger: { warn: vi.fn() },
    timer: {
      after(milliseconds, wake) {
        const wait = { milliseconds, wake };
        waits.push(wait);
        return () => void waits.splice(waits.indexOf(wait), 1);
      },
    },
  });
  const child = () => children.at(-1) as FakeChild;
  /** Ends the process and, when its wait is over, lets it start again; returns the wait in milliseconds. */
  const crash = () => {
    child().emit("exit", 1, null);
    const wait = waits.pop();
    wait?.wake();
    return wait?.milliseconds;
  };
  return { supervised, children, child, crash, exits, waits };
}

test("starts a process that ended again, each time after twice the wait", () => {
  const { crash, children } = openSupervisor();
  const waits = Array.from({ length: 9 }, crash);
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  expect(children).toHaveLength(10);
});

test("begins with the shortest wait again once the process was in working order", () => {
  const { child, crash } = openSupervisor();
  crash();
  crash();
  child().emit("message", { type: "shop-open" });
  expect(crash()).toBe(250);
});

test("leaves a process ended that may not start again, and says that it ended", () => {
  const { crash, children, exits } = openSupervisor({ mayRestart: false });
  expect(crash()).toBeUndefined();
  expect(children).toHaveLength(1);
  expect(exits).toEqual([1]);
});

test("asks a process to stop, starts it no more, and kills one that does not", async () => {
  const { supervised, child, children, waits } = openSupervisor();
  const stopped = supervised.stop(25_000);
  expect(child().sent).toEqual([{ type: "stop" }]);
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([25_000]);
  waits[0]?.wake();
  await stopped;
  expect(child().signals).toEqual(["SIGKILL"]);
  expect(children).toHaveLength(1);
});

test("a stop while a process waits for its next start cancels the start", async () => {
  const { supervised, child, waits } = openSupervisor();
  child().emit("exit", 1, null);
  await supervised.stop(25_000);
  expect(waits).toEqual([]);
});
