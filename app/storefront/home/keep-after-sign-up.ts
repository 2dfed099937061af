import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pathIn } from "#app/domain/language.ts";
import { NEWSLETTER_ACTION } from "./newsletter-outcome.ts";

/** `shouldRevalidate` for pages with a newsletter form: a sign-up changes none of their data. */
export function keepAfterSignUp({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSignUp = formAction && pathIn("en", formAction) === NEWSLETTER_ACTION;
  return isSignUp ? false : defaultShouldRevalidate;
}
