import { Trans, useLingui } from "@lingui/react/macro";
import { TextButton } from "../form/text-button.tsx";

type ChosenRowProps = { name: string; onRemove: () => void };

/** A row of a list of what was chosen, with its removal. */
export function ChosenRow({ name, onRemove }: ChosenRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 text-sm">
      {name}
      <TextButton isMuted aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </TextButton>
    </li>
  );
}
