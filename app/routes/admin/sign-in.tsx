import { useLingui } from "@lingui/react/macro";
import { redirect, useSearchParams } from "react-router";
import { SignInPage } from "#app/admin/session/sign-in-page.tsx";
import { requireStaff } from "#app/data/admin-session.ts";
import { adminTargetOf } from "#app/domain/admin-address.ts";
import { addressIn, languageOf } from "#app/domain/language.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/sign-in";

/** Without a loader of the server's own, the door could not be shown before its script has come. */
export const loader = () => null;

/** Whoever is signed in already goes straight on. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const target = addressIn(languageOf(pathname), adminTargetOf(searchParams.get("to")));
  const isStaff = await requireStaff().then(
    () => true,
    () => false,
  );
  if (isStaff) throw redirect(target);
  return null;
}
clientLoader.hydrate = true as const;

export default function SignInRoute() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t`Admin Dashboard Access`} isPrivate />
      <SignInPage target={adminTargetOf(query.get("to"))} wasReset={query.has("reset")} />
    </>
  );
}
