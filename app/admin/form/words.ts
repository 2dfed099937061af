import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";

/** Return a component that shows the text of a name, such as that of a validation problem. */
export function words<Name extends string>(texts: Record<Name, MessageDescriptor>) {
  return function Words({ of }: { of: Name }) {
    return useLingui().i18n._(texts[of]);
  };
}
