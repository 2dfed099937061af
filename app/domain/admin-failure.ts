/**
 * Why something the owner asked for was not done. Nothing was changed, and what was typed can be sent again.
 * - `signed-out`: nobody of the staff is signed in any more
 * - `not-configured`, `unreachable`: there is no database, or it does not answer
 * - `duplicate`: there is one of that name already
 * - `gone`: the row was deleted meanwhile
 * - `refused`: a rule of the database says no; the message says which
 */
export type FailureReason =
  | "signed-out"
  | "not-configured"
  | "unreachable"
  | "duplicate"
  | "gone"
  | "refused";

/** Thrown by every operation of the admin; the screen chooses its words by the reason. */
export class AdminFailure extends Error {
  override name = "AdminFailure";
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
