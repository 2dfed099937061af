import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pathIn } from "#app/domain/text/language.ts";
import { NEWSLETTER_ACTION } from "./newsletter-outcome.ts";

/** `shouldRevalidate` for routes with a newsletter form: a sign-up changes none of their data. */
export function skipSignUpRevalidation({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSignUp = formAction && pathIn("en", formAction) === NEWSLETTER_ACTION;
  return isSignUp ? false : defaultShouldRevalidate;
}
