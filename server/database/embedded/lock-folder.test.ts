import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, readlink, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./lock-folder.ts";

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemma-luce-lock-"));
  lock = join(folder, "in-use-by.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("rejects a second lock of a folder", async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`already in use by process ${process.pid}`);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder))();
});

test("replaces the lock of a killed process and a damaged lock", async () => {
  const unlock = await lockFolder(folder);
  const mine = JSON.parse(await readFile(lock, "utf8")) as object;
  await unlock();
  for (const left of [
    JSON.stringify({ ...mine, pid: 4_194_305 }),
    JSON.stringify({ ...mine, startedAt: "1" }),
    '{"pid":',
    "",
  ]) {
    await writeFile(lock, left);
    await (await lockFolder(folder))();
  }
});

test("waits for a lock that is just being written", async () => {
  await writeFile(lock, "");
  const second = lockFolder(folder, 0);
  const namespace = await readlink("/proc/self/ns/pid");
  setTimeout(
    () => void writeFile(lock, JSON.stringify({ pid: process.ppid, startedAt: null, namespace })),
    200,
  );
  await expect(second).rejects.toThrow(`already in use by process ${process.ppid}`);
});

test("replaces the lock of a zombie process", async () => {
  // Its parent becomes another program, which never waits for it.
  const parent = spawn("sh", ["-c", "sleep 300 & echo $!; exec sleep 300"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(String(line).trim());
  const fields = async () => {
    const text = await readFile(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  };
  try {
    const program = () => readFile(`/proc/${parent.pid}/comm`, "utf8");
    await expect.poll(program, { timeout: 30_000 }).toBe("sleep\n");
    process.kill(pid, "SIGKILL");
    await expect.poll(async () => (await fields())[0], { timeout: 30_000 }).toBe("Z");
    const namespace = await readlink("/proc/self/ns/pid");
    const startedAt = (await fields())[19];
    await writeFile(lock, JSON.stringify({ pid, startedAt, namespace }));
    await (await lockFolder(folder))();
  } finally {
    parent.kill("SIGKILL");
  }
});

test("waits for an owner that ends a moment later", async () => {
  const owner = spawn("sleep", ["0.3"], { stdio: "ignore" });
  const namespace = await readlink("/proc/self/ns/pid");
  await writeFile(lock, JSON.stringify({ pid: owner.pid, startedAt: null, namespace }));
  await (await lockFolder(folder))();
});

test("finds the owner alive when it may not wait", async () => {
  const owner = spawn("sleep", ["300"], { stdio: "ignore" });
  const namespace = await readlink("/proc/self/ns/pid");
  await writeFile(lock, JSON.stringify({ pid: owner.pid, startedAt: null, namespace }));
  await expect(lockFolder(folder, 0)).rejects.toThrow("already in use");
  owner.kill("SIGKILL");
  await once(owner, "exit");
  await (await lockFolder(folder, 0))();
});

test("respects a lock of another container while it has heartbeats", async () => {
  const elsewhere = JSON.stringify({ pid: 1, startedAt: "7", namespace: "pid:[1]" });
  await writeFile(lock, elsewhere);
  await expect(lockFolder(folder)).rejects.toThrow("already in use");
  for (const distance of [-60_000, 3_600_000]) {
    await writeFile(lock, elsewhere);
    const time = new Date(Date.now() + distance);
    await utimes(lock, time, time);
    await (await lockFolder(folder))();
  }
});
