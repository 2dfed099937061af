/** The newsletter form's action: that of the home route. */
export const NEWSLETTER_ACTION = "/?index";

/** The result of a sign-up, returned by the home route's action. */
export type NewsletterOutcome = {
  outcome: "subscribed" | "invalid" | "failed";
  /** What was typed, so that a failed attempt keeps it. */
  email: string;
};
