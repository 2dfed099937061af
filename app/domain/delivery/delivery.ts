/** How an order reaches its shopper, as its checkout promised it. */
export type Delivery =
  | {
      method: "delivery";
      /** The zone's names; null without a zone, and without a translation. */
      zone: string | null;
      zoneEs: string | null;
      /** Business days from the shipment; null where the zone has none of its own. */
      daysMin: number | null;
      daysMax: number | null;
    }
  | {
      method: "pickup";
      address: string;
      /** When it can be picked up, in both languages; '' if the owner says nothing. */
      note: string;
      noteEs: string;
    };

export const DELIVERY_METHODS = ["delivery", "pickup"] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** What older orders say, from before there were zones. */
export const PLAIN_DELIVERY: Delivery = {
  method: "delivery",
  zone: null,
  zoneEs: null,
  daysMin: null,
  daysMax: null,
};
