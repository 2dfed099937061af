import { type Erasure, erasePerson, exportPerson } from "#app/data/admin/privacy.ts";
import { outcomeOf } from "../form/outcome.ts";
import { downloadFile } from "../table/download-file.ts";

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
