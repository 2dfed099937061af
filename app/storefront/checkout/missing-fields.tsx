import { Trans } from "@lingui/react/macro";
import type { ShippingFieldName } from "#app/domain/shipping-draft.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useShippingLabels } from "./use-shipping-labels.ts";

type MissingFieldsProps = { id: string; names: readonly ShippingFieldName[] };

/** What the form still needs. Keeps its line when nothing is missing, so that nothing moves. */
export function MissingFields({ id, names }: MissingFieldsProps) {
  const labels = useShippingLabels();
  const language = useLanguage();
  const list = new Intl.ListFormat(language).format(names.map((name) => labels[name]));
  return (
    <p id={id} className="min-h-12 text-sm text-muted sm:col-span-2">
      {names.length > 0 && <Trans>Still missing: {list}.</Trans>}
    </p>
  );
}
