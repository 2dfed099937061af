import { Trans, useLingui } from "@lingui/react/macro";
import { DELIVERY_METHODS } from "#app/domain/delivery/delivery.ts";
import { Option } from "../option.tsx";
import type { CheckoutDelivery } from "./use-checkout-delivery.ts";

/** The choice between delivery and pick-up, where the shop offers both. */
export function DeliveryChoice({ delivery }: { delivery: CheckoutDelivery }) {
  const { t } = useLingui();
  const { pickup, choose, terms } = delivery;
  if (!pickup) return null;
  const names = { delivery: t`Delivery`, pickup: t`Pick-up` };
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 text-sm text-muted">
        <Trans>How you receive your order</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {DELIVERY_METHODS.map((method) => (
          <Option
            key={method}
            type="radio"
            name="method"
            value={method}
            checked={terms.method === method}
            onChange={() => choose(method)}
          >
            {names[method]}
          </Option>
        ))}
      </div>
      {terms.method === "pickup" && (
        <p className="mt-3 text-sm whitespace-pre-line">
          {[pickup.address, pickup.note].filter(Boolean).join("\n")}
        </p>
      )}
    </fieldset>
  );
}
