import type { ShouldRevalidateFunctionArgs } from "react-router";

/** `shouldRevalidate` for pages with a long form, which a failed poll would replace. */
export const revalidateAfterAction = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod !== undefined && defaultShouldRevalidate;
