import { Trans } from "@lingui/react/macro";
import type { Delivery } from "#app/domain/delivery.ts";
import { pickupLines } from "#app/domain/delivery-words.ts";
import { useLanguage } from "#app/ui/use-language.ts";

type PickupPlaceProps = { delivery: Extract<Delivery, { method: "pickup" }> };

/** Where an order is picked up, in one line. */
export function PickupPlace({ delivery }: PickupPlaceProps) {
  const language = useLanguage();
  return pickupLines(delivery, language).join(", ") || <Trans>In the shop</Trans>;
}
