import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { stopInOrder, superviseProcess } from "./supervise-process.ts";

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
  const waits: { milliseconds: number; callback: () => void }[] = [];
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
    timer: {
      after(milliseconds, callback) {
        const wait = { milliseconds, callback };
        waits.push(wait);
        return () => void waits.splice(waits.indexOf(wait), 1);
      },
    },
  });
  const child = () => children.at(-1) as FakeChild;
  /** End the process and restart it after the backoff, which is returned in milliseconds. */
  const crash = () => {
    child().emit("exit", 1, null);
    const wait = waits.pop();
    wait?.callback();
    return wait?.milliseconds;
  };
  return { supervised, children, child, crash, exits, waits, failures };
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
  const { supervised, child, waits, children } = openSupervisor();
  const failToStart = () => {
    child().pid = undefined;
    child().emit("error", new Error("spawn EAGAIN"));
  };
  failToStart();
  waits.pop()?.callback();
  expect(children).toHaveLength(2);
  failToStart();
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([500]);
  await supervised.stop();
  expect(waits).toEqual([]);
});

test("retries when spawning throws", async () => {
  const { children, crash, failures, waits } = openSupervisor();
  failures.push(new Error("spawn ENOMEM"));
  expect(crash()).toBe(250);
  expect(children).toHaveLength(1);
  await vi.waitFor(() => expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([500]));
  waits.pop()?.callback();
  expect(children).toHaveLength(2);
});

test("ignores a message that could not be sent to an ending process", () => {
  const { child, waits, children } = openSupervisor();
  child().emit("error", new Error("write EPIPE"));
  expect(waits).toEqual([]);
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
  const waits: { milliseconds: number; callback: () => void }[] = [];
  const timer = {
    after(milliseconds: number, callback: () => void) {
      waits.push({ milliseconds, callback });
      return () => {};
    },
  };
  const stopped = stopInOrder([first.supervised, second.supervised], 28_000, timer);
  expect(first.child().sent).toEqual([{ type: "stop" }]);
  expect(second.child().sent).toEqual([]);
  first.child().emit("exit", 0, null);
  await vi.waitFor(() => expect(second.child().sent).toEqual([{ type: "stop" }]));
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([28_000]);
  waits[0]?.callback();
  await stopped;
  expect(second.child().signals).toEqual(["SIGKILL"]);
});

test("cancels a pending restart when stopped", async () => {
  const { supervised, child, waits } = openSupervisor();
  child().emit("exit", 1, null);
  await supervised.stop();
  expect(waits).toEqual([]);
});
