import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import {
  type SandboxRecord,
  SandboxRecordSchema,
  type SriSandboxStore,
} from "./sri-sandbox-store.ts";

/**
 * Create a store on `<folder>/documents.jsonl`. Each record is one line, fsynced before `append` returns, so documents
 * survive SIGKILL. A last line without line end was never acknowledged and is truncated.
 * Throws when the folder cannot be written or an earlier line is damaged.
 */
export function createFileStore(folder: string): SriSandboxStore {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "documents.jsonl");
  let file = openSync(path, "a+");
  const written = readFileSync(path);
  const end = written.lastIndexOf("\n") + 1;
  if (end < written.length) ftruncateSync(file, end);
  const lines = written.subarray(0, end).toString("utf8").split("\n").slice(0, -1);
  return {
    records: () => lines.splice(0).map((line, index) => parseLine(line, index + 1, path)),
    append: (record) => writeWhole(file, lineOf(record)),
    replace: (records) => {
      const next = openSync(`${path}.next`, "w");
      writeWhole(next, records.map(lineOf).join(""));
      closeSync(next);
      renameSync(`${path}.next`, path);
      syncFolder(folder);
      closeSync(file);
      file = openSync(path, "a+");
    },
  };
}

const lineOf = (record: SandboxRecord) => `${JSON.stringify(record)}\n`;

function writeWhole(file: number, text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
  fsyncSync(file);
}

/** The new name survives a crash of the machine only when its folder is written, too. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
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
