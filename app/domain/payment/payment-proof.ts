/** The stored forms of a proof of payment. Pictures are encoded again, a PDF stays as it is. */
export const PROOF_TYPES = ["image/webp", "application/pdf"] as const;

export type ProofType = (typeof PROOF_TYPES)[number];

/** A picture of a telephone's camera. */
export const MAX_PROOF_BYTES = 8 * 1024 * 1024;
/** The longest side of a stored picture in pixels: the small print of a bank's receipt stays readable. */
export const MAX_PROOF_SIDE = 2000;
/**
 * A phone's scrolled screenshot is this wide, as long as its height allows: the small print stays readable. Noise of
 * pure colors, the worst picture found, still fits into the database at this size.
 */
export const TALL_PROOF = { width: 720, height: 7200 };
/** The receipts of banks take a tenth of it. */
export const MAX_PDF_BYTES = 3 * 1024 * 1024;

/**
 * Why a file was not taken: another format, too large, broken, too long under way or none; as many sent as an order takes;
 * as much sent of unpaid orders as the shop stores; too fast; an order that awaits no payment; the shop itself failed.
 */
export const PROOF_PROBLEMS = [
  "format",
  "size",
  "broken",
  "slow",
  "missing",
  "too_many",
  "full",
  "limit",
  "over",
  "failed",
] as const;

export type ProofProblem = (typeof PROOF_PROBLEMS)[number];

/** A file that is not taken as a proof of payment. */
export class ProofError extends Error {
  readonly problem: ProofProblem;

  constructor(problem: ProofProblem) {
    super(`No proof of payment: ${problem}`);
    this.name = "ProofError";
    this.problem = problem;
  }
}
