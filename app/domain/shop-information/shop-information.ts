import { HOME_COUNTRY } from "../delivery/province.ts";

/** The marks of payment that the owner can choose from. */
export const PAYMENT_MARKS = [
  "visa",
  "mastercard",
  "diners-club",
  "discover",
  "american-express",
  "payphone",
] as const;

export type PaymentMark = (typeof PAYMENT_MARKS)[number];

/** What shoppers are told about the seller, delivery, returns and payment. An empty value is not shown. */
export type ShopInformation = {
  legalName: string;
  /** 13 digits. */
  ruc: string;
  postalAddress: string;
  whatsapp: string;
  /** Business days within which an item may be returned. */
  returnDays: number | null;
  returnTerms: string;
  /** Business days from an order to its shipment. */
  preparationDays: number | null;
  /** Business days from the shipment to the delivery; null together with the other. */
  deliveryDaysMin: number | null;
  deliveryDaysMax: number | null;
  /** As shoppers write them; empty for everywhere. */
  deliveryCountries: string[];
  deliveryTerms: string;
  /** Where orders can be picked up; '' for nowhere. */
  pickupAddress: string;
  /** When, for example. */
  pickupNote: string;
  paymentMarks: PaymentMark[];
  /** The https URL of each courier's tracking page; `{number}` stands for the tracking number. */
  trackingPages: Record<string, string>;
};

/** The texts that exist in both languages. */
export type ShopInformationText = "returnTerms" | "deliveryTerms" | "pickupNote";

export const EMPTY_SHOP_INFORMATION: ShopInformation = {
  legalName: "",
  ruc: "",
  postalAddress: "",
  whatsapp: "",
  returnDays: null,
  returnTerms: "",
  preparationDays: null,
  deliveryDaysMin: null,
  deliveryDaysMax: null,
  deliveryCountries: [HOME_COUNTRY],
  deliveryTerms: "",
  pickupAddress: "",
  pickupNote: "",
  paymentMarks: [],
  trackingPages: {},
};
