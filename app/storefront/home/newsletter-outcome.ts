/** The newsletter form's action, which the home route handles. */
export const NEWSLETTER_ACTION = "/?index";

/** The result of a sign-up, returned by the home route's action. */
export type NewsletterOutcome = {
  outcome: "subscribed" | "invalid" | "failed";
  /** The input value, which a failed attempt shows again. */
  email: string;
};
