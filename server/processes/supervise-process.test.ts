import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stopInOrder, superviseProcess } from "./supervise-process.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Run the only timer, and return after how many milliseconds; undefined without one. */
function runTimer(): number | undefined {
  if (vi.getTimerCount() === 0) return undefined;
  const start = Date.now();
  vi.advanceTimersToNextTimer();
  return Date.now() - start;
}

class FakeChild extends EventEmitter {
  connected = true;
  pid: number | undefined = 1;
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
  const exits: (number | null)[] = [];
  /** Errors that the next spawns throw. */
  const failures: Error[] = [];
  const supervised = superviseProcess({
    name: "database",
    spawn() {
      if (failures.length > 0) throw failures.pop();
      const child = new FakeChild();
      children.push(child);
      return child as unknown as ChildProcess;
    },
    onMessage: () => {},
    isReady: ({ type }) => type === "shop-open",
    onExit: (code) => exits.push(code),
    mayRestart: () => mayRestart,
    logger: { warn: vi.fn() },
  });
  const child = () => children.at(-1) as FakeChild;
  /** End the process and restart it after the backoff, which is returned in milliseconds. */
  const crash = () => {
    child().emit("exit", 1, null);
    return runTimer();
  };
  return { supervised, children, child, crash, exits, failures };
}

test("restarts a process with exponential backoff", () => {
  const { crash, children } = openSupervisor();
  const waits = Array.from({ length: 9 }, crash);
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  expect(children).toHaveLength(10);
});

test("resets the backoff once the process was ready", () => {
  const { child, crash } = openSupervisor();
  crash();
  crash();
  child().emit("message", { type: "shop-open" });
  expect(crash()).toBe(250);
});

test("retries a process that could not be started, and stops meanwhile", async () => {
  const { supervised, child, children } = openSupervisor();
  const failToStart = () => {
    child().pid = undefined;
    child().emit("error", new Error("spawn EAGAIN"));
  };
  failToStart();
  expect(runTimer()).toBe(250);
  expect(children).toHaveLength(2);
  failToStart();
  expect(runTimer()).toBe(500);
  failToStart();
  await supervised.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("retries when spawning throws", async () => {
  const { children, crash, failures } = openSupervisor();
  failures.push(new Error("spawn ENOMEM"));
  expect(crash()).toBe(250);
  expect(children).toHaveLength(1);
  await new Promise(process.nextTick);
  expect(runTimer()).toBe(500);
  expect(children).toHaveLength(2);
});

test("ignores a message that could not be sent to an ending process", () => {
  const { child, children } = openSupervisor();
  child().emit("error", new Error("write EPIPE"));
  expect(vi.getTimerCount()).toBe(0);
  expect(children).toHaveLength(1);
});

test("does not restart a process that may not restart", () => {
  const { crash, children, exits } = openSupervisor({ mayRestart: false });
  expect(crash()).toBeUndefined();
  expect(children).toHaveLength(1);
  expect(exits).toEqual([1]);
});

test("stops a process without a restart", async () => {
  const { supervised, child, children } = openSupervisor();
  const stopped = supervised.stop();
  expect(child().sent).toEqual([{ type: "stop" }]);
  child().emit("exit", 0, null);
  await stopped;
  expect(children).toHaveLength(1);
});

test("stops one process after the other, and kills both after one timeout", async () => {
  const [first, second] = [openSupervisor(), openSupervisor()];
  const stopped = stopInOrder([first.supervised, second.supervised], 28_000);
  expect(first.child().sent).toEqual([{ type: "stop" }]);
  expect(second.child().sent).toEqual([]);
  first.child().emit("exit", 0, null);
  await new Promise(process.nextTick);
  expect(second.child().sent).toEqual([{ type: "stop" }]);
  expect(runTimer()).toBe(28_000);
  await stopped;
  expect(second.child().signals).toEqual(["SIGKILL"]);
});

test("cancels a pending restart when stopped", async () => {
  const { supervised, child } = openSupervisor();
  child().emit("exit", 1, null);
  expect(vi.getTimerCount()).toBe(1);
  await supervised.stop();
  expect(vi.getTimerCount()).toBe(0);
});
