import {
  faultApplies,
  needsOpenDocument,
  type SandboxFault,
  type Service,
} from "../faults/sandbox-fault.ts";
import { numberKey, type RegisteredDocument } from "../store/registered-document.ts";
import type { SandboxRecord, SriSandboxStore } from "../store/sri-sandbox-store.ts";

/** What the sandbox keeps at most: the oldest documents are forgotten. `bytes` counts characters of XML. */
export type RegistryLimits = { documents: number; bytes: number };

export type Registry = {
  documents(): RegisteredDocument[];
  find(accessKey: string): RegisteredDocument | null;
  /** Return the document that holds a number: one that was not rejected. */
  findByNumber(key: string): RegisteredDocument | null;
  /** Store a new or changed document. */
  save(document: RegisteredDocument): void;
  faults(): readonly SandboxFault[];
  setFaults(faults: readonly SandboxFault[]): void;
  /** Return and spend the fault that applies to a call, if any. */
  takeFault(service: Service, accessKey: string | null): SandboxFault | null;
};

/** Records that the store may hold beyond the current ones before it is written anew. */
const SPARE_RECORDS = 200;

/** Create the registry by replaying the store. */
export function createRegistry(store: SriSandboxStore, limits: RegistryLimits): Registry {
  const documents = new Map<string, RegisteredDocument>();
  const byNumber = new Map<string, string>();
  let faults: readonly SandboxFault[] = [];
  let bytes = 0;
  let stored = 0;

  for (const record of store.records()) {
    stored += 1;
    if ("document" in record) put(record.document);
    else faults = record.faults;
  }
  compact();

  function put(document: RegisteredDocument): void {
    drop(document.accessKey);
    documents.set(document.accessKey, document);
    if (document.state !== "rejected") byNumber.set(numberKey(document), document.accessKey);
    bytes += sizeOf(document);
    for (const [oldest] of documents) {
      const isWithin = documents.size <= limits.documents && bytes <= limits.bytes;
      if (isWithin || oldest === document.accessKey) break;
      drop(oldest);
    }
  }

  function drop(accessKey: string): void {
    const document = documents.get(accessKey);
    if (!document) return;
    bytes -= sizeOf(document);
    documents.delete(accessKey);
    if (byNumber.get(numberKey(document)) === accessKey) byNumber.delete(numberKey(document));
  }

  function append(record: SandboxRecord): void {
    store.append(record);
    stored += 1;
  }

  function compact(): void {
    if (stored <= 2 * documents.size + SPARE_RECORDS) return;
    store.replace([
      { faults: [...faults] },
      ...[...documents.values()].map((document) => ({ document })),
    ]);
    stored = documents.size + 1;
  }

  function setFaults(next: readonly SandboxFault[]): void {
    append({ faults: [...next] });
    faults = next;
    compact();
  }

  return {
    documents: () => [...documents.values()],
    find: (accessKey) => documents.get(accessKey) ?? null,
    findByNumber: (key) => documents.get(byNumber.get(key) ?? "") ?? null,
    save: (document) => {
      append({ document });
      put(document);
      compact();
    },
    faults: () => faults,
    setFaults,
    takeFault: (service, accessKey) => {
      const isOpen = documents.get(accessKey ?? "")?.state === "received";
      const fault = faults.find(
        (pending) =>
          faultApplies(pending, service, accessKey) && (isOpen || !needsOpenDocument(pending)),
      );
      if (!fault) return null;
      const rest = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      setFaults(faults.flatMap((pending) => (pending === fault ? rest : [pending])));
      return fault;
    },
  };
}

function sizeOf({ xml, rejections }: RegisteredDocument): number {
  return rejections.reduce((size, rejection) => size + rejection.xml.length, xml.length);
}
