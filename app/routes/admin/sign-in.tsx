import { redirect, useSearchParams } from "react-router";
import { SignInPage } from "#app/admin/session/sign-in-page.tsx";
import { requireStaff } from "#app/data/admin-session.ts";
import { adminTargetOf } from "#app/domain/admin-address.ts";
import { settings } from "#app/settings.ts";
import type { Route } from "./+types/sign-in";

export const meta: Route.MetaFunction = () => [
  { title: `Admin Dashboard Access · ${settings.brand}` },
  { name: "robots", content: "noindex" },
];

/** Without a loader of the server's own, the door could not be shown before its script has come. */
export const loader = () => null;

/** Whoever is signed in already goes straight on. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const target = adminTargetOf(new URL(request.url).searchParams.get("to"));
  const isStaff = await requireStaff().then(
    () => true,
    () => false,
  );
  if (isStaff) throw redirect(target);
  return null;
}
clientLoader.hydrate = true as const;

export default function SignInRoute() {
  const [query] = useSearchParams();
  return <SignInPage target={adminTargetOf(query.get("to"))} wasReset={query.has("reset")} />;
}
