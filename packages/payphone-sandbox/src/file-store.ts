import { fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { type SandboxRecord, SandboxRecordSchema, type SandboxStore } from "./sandbox-store.ts";

/**
 * Create a store on `<folder>/payments.jsonl`. Each record is one line, fsynced before `append` returns, so payments
 * survive SIGKILL. A last line without line end was never acknowledged and is truncated.
 * Throws when the folder cannot be written or an earlier line is damaged.
 */
export function createFileStore(folder: string): SandboxStore {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "payments.jsonl");
  const file = openSync(path, "a+");
  const written = readFileSync(path);
  const end = written.lastIndexOf("\n") + 1;
  if (end < written.length) ftruncateSync(file, end);
  const lines = written.subarray(0, end).toString("utf8").split("\n").slice(0, -1);
  return {
    records: () => lines.map((line, index) => parseLine(line, index + 1, path)),
    append: (record) => {
      writeWhole(file, Buffer.from(`${JSON.stringify(record)}\n`));
      fsyncSync(file);
    },
  };
}

function writeWhole(file: number, line: Buffer): void {
  let written = 0;
  while (written < line.length) written += writeSync(file, line, written);
}

function parseLine(line: string, number: number, path: string): SandboxRecord {
  try {
    return SandboxRecordSchema.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`Line ${number} of ${path} is no sandbox record; move the file away.`, {
      cause,
    });
  }
}
