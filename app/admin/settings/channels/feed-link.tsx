import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#app/ui/button.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

type FeedLinkProps = { name: string; url: string };

export function FeedLink({ name, url }: FeedLinkProps) {
  const { t } = useLingui();
  const { outcome, copy } = useCopy();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
      <span className="min-w-0 break-all">
        {name}
        <span className="block select-all text-muted">{url}</span>
      </span>
      <span className="flex items-center gap-3 sm:flex-row-reverse">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t`Copy ${name}`}
          onClick={() => copy(url)}
        >
          <Trans>Copy</Trans>
        </Button>
        <span role="status" className="text-sage">
          {outcome === "copied" && <Trans>Copied</Trans>}
          {outcome === "failed" && <Trans>Please copy it by hand.</Trans>}
        </span>
      </span>
    </li>
  );
}
