import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Return an email's sandbox mark; null for a real payment. */
export function sandboxMark(isSandbox: boolean, i18n: I18n): string | null {
  return isSandbox ? i18n._(msg`SANDBOX: no real payment`) : null;
}
