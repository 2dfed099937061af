import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Takes the words of checkout and returns what stands wherever the payment sandbox takes the place of a real payment. */
export function sandboxWords(i18n: I18n): string {
  return i18n._(msg`SANDBOX: no real payment`);
}
