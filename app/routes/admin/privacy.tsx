import { msg } from "@lingui/core/macro";
import { PrivacyPage } from "#app/admin/privacy/privacy-page.tsx";
import { writePrivacy } from "#app/admin/privacy/write-privacy.ts";
import type { Route } from "./+types/privacy";

export async function clientAction({ request }: Route.ClientActionArgs) {
  return writePrivacy(await request.json());
}

export const handle = { title: msg`Personal data · Admin` };

export default PrivacyPage;
