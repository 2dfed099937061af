import { type Erasure, erasePerson, exportPerson } from "#app/data/admin/admin-privacy.ts";
import { downloadFile } from "../layout/download-file.ts";
import { type Outcome, outcomeOf } from "../layout/outcome.ts";

/** What the tab Personal data submits. */
export type PrivacySubmission = { intent: "export" | "erase"; email: string };

/** What was erased, and of which address. */
export type PrivacyOutcome = Outcome<{ email: string; erasure: Erasure }>;

/** Takes a submission and does it; an export is downloaded. An error is part of the outcome. */
export function writePrivacy({ intent, email }: PrivacySubmission) {
  return outcomeOf(async () => {
    if (intent === "erase") return { email, erasure: await erasePerson(email) };
    downloadFile("personal-data.json", await exportPerson(email), "application/json");
    return undefined;
  });
}
