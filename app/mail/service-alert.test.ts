import { expect, test } from "vitest";
import { SERVICE_PROBLEMS } from "#app/domain/shop/service-problem.ts";
import { LANGUAGES } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { serviceAlert } from "./service-alert.ts";

const INSTRUCTIONS = {
  backup_failed: { en: "the person who maintains the shop", es: "quien mantiene la tienda" },
  proofs_full: { en: "confirm or refuse the receipts", es: "Confirma o rechaza" },
  payphone_token_rejected: { en: "set PAYPHONE_TOKEN", es: "PAYPHONE_TOKEN" },
};

const CASES = SERVICE_PROBLEMS.flatMap((problem) =>
  LANGUAGES.map((language) => ({ problem, language })),
);

test.each(CASES)("tells the owner of $problem what to do, in $language", (wanted) => {
  const { problem, language } = wanted;
  const { subject, text } = serviceAlert(problem, serverI18n(language, "mail"));
  expect(subject).toMatch(/^Gemma Luce: .+/);
  expect(text).toContain(INSTRUCTIONS[problem][language]);
});
