import { redirect, replace, useSearchParams } from "react-router";
import { outcomeOf } from "#app/admin/form/outcome.ts";
import { SignInPage } from "#app/admin/session/sign-in-page.tsx";
import { clearStale } from "#app/admin/toast/stale-if-error.tsx";
import { type Credentials, requireStaff, signIn } from "#app/data/admin/session.ts";
import { adminRedirectPath } from "#app/domain/staff/admin-redirect-path.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import type { Route } from "./+types/sign-in";

/** Lets the server render the form, which would otherwise wait for the script. */
export const loader = () => null;

function targetOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  return pathIn(languageOf(pathname), adminRedirectPath(searchParams.get("to")));
}

/** Redirect staff who are signed in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isStaff = await requireStaff().then(
    () => true,
    () => false,
  );
  if (isStaff) throw redirect(targetOf(request));
  return null;
}
clientLoader.hydrate = true as const;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const credentials: Credentials = await request.json();
  clearStale();
  return outcomeOf(async () => {
    if (!(await signIn(credentials))) return { isWrong: true };
    throw replace(targetOf(request));
  });
}

export default function SignInRoute() {
  const [query] = useSearchParams();
  return <SignInPage wasReset={query.has("reset")} />;
}
