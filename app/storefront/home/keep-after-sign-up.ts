import type { ShouldRevalidateFunctionArgs } from "react-router";
import { addressIn } from "#app/domain/language.ts";
import { NEWSLETTER_ACTION } from "./newsletter-outcome.ts";

/** What a route with a newsletter form on its page revalidates by: a sign-up changes nothing that any page shows. */
export function keepAfterSignUp({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSignUp = formAction && addressIn("en", formAction) === NEWSLETTER_ACTION;
  return isSignUp ? false : defaultShouldRevalidate;
}
