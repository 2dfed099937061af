import { randomUUID } from "node:crypto";
import { validateXML } from "xmllint-wasm";
import { type DocumentKind, readSchemas } from "../document/schema-files.ts";

/** Return what libxml2 finds wrong with a document by the SRI's schema; null for a valid one. */
export type SchemaCheck = (kind: DocumentKind, xml: string) => Promise<string | null>;

type Waiting = {
  fileName: string;
  xml: string;
  resolve(error: string | null): void;
  reject(error: unknown): void;
};

/** One run of xmllint takes a worker and 16 MB; what it holds at once is bounded by these. */
const BATCH = { documents: 50, characters: 4_000_000 };
const LONGEST_ERROR = 300;

/**
 * Create the check. A run of xmllint costs 60 ms, whatever it validates; so one run at a time takes all documents of a
 * kind that wait, up to the size of a batch. Every document is validated.
 */
export function createSchemaCheck(): SchemaCheck {
  let schemas: ReturnType<typeof readSchemas> | null = null;
  const queues: Record<DocumentKind, Waiting[]> = { factura: [], notaCredito: [] };
  let isRunning = false;

  async function runBatch(kind: DocumentKind, batch: readonly Waiting[]): Promise<void> {
    schemas ??= readSchemas();
    const { errors, rawOutput } = await validateXML({
      xml: batch.map(({ fileName, xml }) => ({ fileName, contents: xml })),
      schema: schemas.kinds[kind],
      preload: schemas.signature,
    });
    const lines = new Set(rawOutput.split("\n"));
    for (const { fileName, resolve } of batch) {
      const isValid = lines.has(`${fileName} validates`);
      const error = errors.find(({ loc }) => loc?.fileName === fileName)?.message ?? "";
      resolve(isValid ? null : error.slice(0, LONGEST_ERROR));
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const kind = queues.factura.length > 0 ? "factura" : "notaCredito";
      const batch = takeBatch(queues[kind]);
      if (batch.length === 0) break;
      await runBatch(kind, batch).catch((error) => {
        for (const { reject } of batch) reject(error);
      });
    }
    isRunning = false;
  }

  return (kind, xml) =>
    new Promise((resolve, reject) => {
      // xmllint quotes a document's lines: a name that nobody can guess keeps them from being read as a verdict.
      queues[kind].push({ fileName: `${randomUUID()}.xml`, xml, resolve, reject });
      void run();
    });
}

function takeBatch(queue: Waiting[]): Waiting[] {
  let characters = 0;
  const end = queue.findIndex(({ xml }, index) => {
    characters += xml.length;
    return index > 0 && (index >= BATCH.documents || characters > BATCH.characters);
  });
  return queue.splice(0, end === -1 ? queue.length : end);
}
