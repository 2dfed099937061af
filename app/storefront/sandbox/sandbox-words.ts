import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Takes the texts of checkout and returns the sandbox notice shown wherever payments are not real. */
export function sandboxWords(i18n: I18n): string {
  return i18n._(msg`SANDBOX: no real payment`);
}
