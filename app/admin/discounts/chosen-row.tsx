import { Trans, useLingui } from "@lingui/react/macro";

type ChosenRowProps = { name: string; onRemove: () => void };

/** A row of a list of what was chosen, with its removal. */
export function ChosenRow({ name, onRemove }: ChosenRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 text-sm">
      {name}
      <button
        type="button"
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
        className="text-link min-h-11 text-muted hover:text-terracotta"
      >
        <Trans>Remove</Trans>
      </button>
    </li>
  );
}
