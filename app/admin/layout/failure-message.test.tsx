// @vitest-environment happy-dom

import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AdminFailure, type FailureReason } from "#app/domain/admin-failure.ts";
import { FailureMessage } from "./failure-message.tsx";

function wordsOf(reason: FailureReason): string {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  document.body.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <FailureMessage failure={new AdminFailure(reason, "value too long")} />
    </I18nProvider>,
  );
  return document.querySelector("[role=alert]")?.textContent ?? "";
}

test.each([
  ["signed-out", "You are signed out. Nothing was changed; please sign in again."],
  ["not-configured", "Supabase not configured"],
  ["unreachable", "The database does not answer. Nothing was changed; please try again."],
  ["duplicate", "There is one of that name already. Please choose another."],
  ["gone", "It was deleted meanwhile, so there is nothing left to change."],
  ["refused", "This was refused: value too long"],
] as const)("a write that failed as %s says what happened", (reason, words) => {
  expect(wordsOf(reason)).toBe(words);
});
