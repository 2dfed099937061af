import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import {
  foundProvince,
  isRequired,
  type ShippingDraft,
  type ShippingFieldName,
  shippingProblems,
} from "#app/domain/checkout/shipping-draft.ts";
import { SUGGESTED_CITIES } from "#app/domain/delivery/city-province.ts";
import { isDeliveredTo } from "#app/domain/delivery/delivery-countries.ts";
import { isEcuador, PROVINCES } from "#app/domain/delivery/province.ts";
import { DeliveryNote } from "./delivery-note.tsx";
import { FoundProvince } from "./found-province.tsx";
import type { ShippingFieldProps } from "./shipping-field.tsx";
import type { CheckoutDelivery } from "./use-checkout-delivery.ts";

export type FieldDescription = Omit<
  ShippingFieldProps,
  "name" | "label" | "value" | "problem" | "onChange" | "onBlur"
>;

type AddressFieldsProps = {
  draft: ShippingDraft;
  delivery: CheckoutDelivery;
  countries: readonly string[];
  /** The city has been left, or nothing else is missing: then its province is asked for. */
  isCityDone: boolean;
  field: (name: ShippingFieldName, description: FieldDescription) => ReactNode;
};

/** Where the order goes. The province of a known city is found. */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, delivery, countries, isCityDone, field } = props;
  const { t } = useLingui();
  /** The city whose province the shopper wants to change. */
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const isOpened = openedFor === draft.city;
  const isUndelivered = shippingProblems(draft, delivery.terms).province !== undefined;
  const known = isOpened || isUndelivered ? null : foundProvince(draft);
  const found = known === draft.province ? known : null;
  const isHome = isEcuador(draft.country);
  const isNeeded = isHome && !found && draft.city.trim() !== "" && isCityDone;
  const asksProvince = !isHome || isOpened || isNeeded || (!found && draft.province !== "");
  return (
    <>
      {field("address", {
        autoComplete: "street-address",
        required: true,
        isWide: true,
        hint: t`Main street with its number, and the cross street`,
      })}
      {field("landmark", {
        autoComplete: "off",
        isWide: true,
        hint: t`What is nearby, for example: across from the park, blue gate`,
      })}
      {field("city", {
        autoComplete: "address-level2",
        required: true,
        suggestions: isHome ? SUGGESTED_CITIES : [],
        note: found && (
          <FoundProvince
            province={found}
            onChange={() => {
              flushSync(() => setOpenedFor(draft.city));
              document.querySelector<HTMLElement>("[name=province]")?.focus();
            }}
          />
        ),
      })}
      {asksProvince &&
        field("province", {
          autoComplete: "address-level1",
          required: isRequired("province", draft, delivery.terms),
          ...(isHome ? { options: PROVINCES } : {}),
        })}
      {field("postalCode", { autoComplete: "postal-code" })}
      {field("country", {
        autoComplete: "country-name",
        note: !isDeliveredTo(countries, draft.country) && <DeliveryNote countries={countries} />,
      })}
    </>
  );
}
