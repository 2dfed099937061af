import { type Erasure, erasePerson, exportPerson } from "#app/data/admin/admin-privacy.ts";
import { downloadFile } from "../layout/download-file.ts";
import { outcomeOf } from "../layout/outcome.ts";

export type PrivacySubmission = { intent: "export" | "erase"; email: string };

/** The erased records of an email address. */
export type PrivacyResult = { email: string; erasure: Erasure };

/** Erase the data of a shopper, or download it, and return the outcome. */
export function writePrivacy({ intent, email }: PrivacySubmission) {
  return outcomeOf(async () => {
    if (intent === "erase") return { email, erasure: await erasePerson(email) };
    downloadFile("personal-data.json", await exportPerson(email), "application/json");
    return undefined;
  });
}
