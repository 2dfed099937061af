import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Takes whether the payment sandbox paid and the words of a language; returns what an e-mail says of it, null for a real payment. */
export function sandboxMark(isSandbox: boolean, i18n: I18n): string | null {
  return isSandbox ? i18n._(msg`SANDBOX: no real payment`) : null;
}
