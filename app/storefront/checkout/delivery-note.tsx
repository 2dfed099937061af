import { Trans } from "@lingui/react/macro";
import { useLanguage } from "#app/ui/use-language.ts";
import { SupportLink } from "../seller/support-link.tsx";

/** Tells a shopper in another country where the shop delivers. */
export function DeliveryNote({ countries }: { countries: readonly string[] }) {
  const language = useLanguage();
  const places = new Intl.ListFormat(language).format(countries);
  return (
    <p className="border-l-2 border-amber py-1 pl-3 text-amber">
      <Trans>
        We deliver within {places}. If you live elsewhere, please write to <SupportLink /> before
        you order.
      </Trans>
    </p>
  );
}
