/** The checks of a buyer's number alone, for a browser: they load neither documents nor signatures. */
export {
  checkIdentityNumber,
  FINAL_CONSUMER_LIMIT_CENTS,
  FINAL_CONSUMER_NUMBER,
  type IdentityKind,
  type IdentityProblem,
  type IdentityResult,
} from "./identity/identity-number.ts";
export { isDoubtfulRuc } from "./identity/ruc.ts";
