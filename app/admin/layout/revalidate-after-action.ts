import type { ShouldRevalidateFunctionArgs } from "react-router";

const CONFLICT = 409;

/** `shouldRevalidate` for pages with a long form, which a failed poll would replace. A conflict loads the other version. */
export const revalidateAfterAction = ({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && (defaultShouldRevalidate || actionStatus === CONFLICT);
