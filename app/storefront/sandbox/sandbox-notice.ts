import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Return the sandbox notice. Needs checkout's message catalogue. */
export function sandboxNotice(i18n: I18n): string {
  return i18n._(msg`SANDBOX: no real payment`);
}
