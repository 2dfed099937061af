import { Trans } from "@lingui/react/macro";
import { whatsappUrl } from "#app/domain/whatsapp.ts";
import { settings } from "#app/settings.ts";
import { WhatsappIcon } from "#app/ui/icons/whatsapp-icon.tsx";

/** A link to WhatsApp with a prefilled question; empty when the boutique has no number. */
export function AskLink({ question }: { question: string }) {
  const href = whatsappUrl(settings.supportWhatsapp, question);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2.5 text-sm transition-colors hover:text-terracotta"
    >
      <WhatsappIcon className="size-5" />
      <Trans>Ask on WhatsApp</Trans>
    </a>
  );
}
