import { Trans } from "@lingui/react/macro";

/** A link past header and navigation, shown while it has the focus: the page's first element. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="label-caps sr-only z-50 bg-surface focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-4"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
