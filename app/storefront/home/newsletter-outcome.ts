/** Where the newsletter's form is sent: the home route's own action. */
export const NEWSLETTER_ACTION = "/?index";

/** What became of a sign-up: the home route's action answers with it. */
export type NewsletterOutcome = {
  outcome: "subscribed" | "invalid" | "failed";
  /** What was typed, so that a failed attempt keeps it. */
  email: string;
};
