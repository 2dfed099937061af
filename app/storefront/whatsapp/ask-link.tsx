import { Trans } from "@lingui/react/macro";
import { WhatsappIcon } from "#app/ui/icons/whatsapp-icon.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";

/** A link to WhatsApp with a prefilled question; empty when the boutique has no number. */
export function AskLink({ question }: { question: string }) {
  const whatsapp = useShopNotes()?.seller?.whatsapp;
  if (!whatsapp) return null;
  return (
    <a
      href={`${whatsapp.url}?text=${encodeURIComponent(question)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2.5 text-sm transition-colors hover:text-terracotta"
    >
      <WhatsappIcon className="size-5" />
      <Trans>Ask on WhatsApp</Trans>
    </a>
  );
}
