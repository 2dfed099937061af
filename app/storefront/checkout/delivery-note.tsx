import { Trans } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";
import { useLanguage } from "#app/ui/use-language.ts";

/** Tells a shopper in another country where the shop delivers. */
export function DeliveryNote({ countries }: { countries: readonly string[] }) {
  const language = useLanguage();
  const places = new Intl.ListFormat(language).format(countries);
  const { supportEmail } = settings;
  return (
    <p className="border-l-2 border-amber py-1 pl-3 text-amber">
      <Trans>
        We deliver within {places}. If you live elsewhere, please write to{" "}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{" "}
        before you order.
      </Trans>
    </p>
  );
}
