import { replace } from "react-router";
import { outcomeOf } from "#app/admin/form/outcome.ts";
import { AdminLoading } from "#app/admin/layout/admin-loading.tsx";
import type { NewPassword } from "#app/admin/session/reset-page.tsx";
import { ResetPage } from "#app/admin/session/reset-page.tsx";
import { canSetPassword, setPassword } from "#app/data/admin/password.ts";
import { signOut } from "#app/data/admin/session.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import type { Route } from "./+types/reset";

export async function clientLoader() {
  return { isAllowed: await canSetPassword() };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { password }: NewPassword = await request.json();
  return outcomeOf(async () => {
    await setPassword(password);
    // The link proves access to the mailbox, not staff membership.
    await signOut();
    throw replace(pathIn(languageOf(new URL(request.url).pathname), "/admin?reset=done"));
  });
}

export const HydrateFallback = AdminLoading;

export default function ResetRoute({ loaderData }: Route.ComponentProps) {
  return <ResetPage {...loaderData} />;
}
