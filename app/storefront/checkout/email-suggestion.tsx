import { Trans } from "@lingui/react/macro";

type EmailSuggestionProps = { email: string; onAccept: () => void };

/** Asks about a domain that looks mistyped; one tap corrects it. */
export function EmailSuggestion({ email, onAccept }: EmailSuggestionProps) {
  return (
    <button
      type="button"
      onClick={onAccept}
      className="text-link min-h-11 text-left break-all text-ink hover:text-terracotta"
    >
      <Trans>Did you mean {email}?</Trans>
    </button>
  );
}
