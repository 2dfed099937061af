/** The id of the form on the product page, to which the page scrolls after a request. */
export const STOCK_REQUEST_ID = "back-in-stock";

/** The result of a request, returned by the product route's action. */
export type StockRequestOutcome = {
  outcome: "requested" | "email" | "consent" | "choice" | "too_many" | "failed";
  /** The values that a failed attempt shows again. */
  email: string;
  choice: string;
};
