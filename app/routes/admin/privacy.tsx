import { PrivacyPage } from "#app/admin/privacy/privacy-page.tsx";
import { settings } from "#app/settings.ts";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = () => [
  { title: `Personal data · Admin · ${settings.brand}` },
  { name: "robots", content: "noindex" },
];

export default function PrivacyRoute() {
  return <PrivacyPage />;
}
