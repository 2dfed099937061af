/** What fails while a document is written or signed, without the database or the SRI, fails again each time. */
export class UnwritableDocument extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "UnwritableDocument";
  }
}
