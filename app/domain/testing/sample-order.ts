import type { Delivery } from "../delivery/delivery.ts";
import type { Order } from "../order/order.ts";

/** Delivery without a zone. */
export const PLAIN_DELIVERY: Delivery = {
  method: "delivery",
  zone: null,
  zoneEs: null,
  daysMin: null,
  daysMax: null,
};

/** An order for tests. */
export const SAMPLE_ORDER: Order = {
  id: "0b1c2d3e-0000-4000-8000-00001a2b3c4d",
  reference: "GL-1-a",
  language: "en",
  customerName: "Ana Pérez",
  email: "ana@example.com",
  phone: "+593991234567",
  shippingAddress: {
    address: "Av. Amazonas",
    landmark: "",
    city: "Quito",
    province: "Pichincha",
    postalCode: "170143",
    country: "Ecuador",
  },
  invoiceBuyer: null,
  items: [
    {
      sku: "a",
      name: "Silk Wrap Dress",
      nameEs: "Vestido cruzado de seda",
      quantity: 2,
      price: 24_500,
      size: "M",
      color: "Cream",
      image: null,
    },
  ],
  delivery: PLAIN_DELIVERY,
  discountCode: null,
  discount: 0,
  deliveryAmount: 0,
  subtotal: 49_000,
  tax: 7350,
  taxBasisPoints: 1500,
  pricesIncludeTax: false,
  total: 56_350,
  transactionId: "23178284",
  isSandbox: false,
  paymentMethod: "card",
  isPaid: true,
  hasNewProof: false,
  paymentDueAt: null,
  status: "pending",
  courier: null,
  trackingNumber: null,
  wasSent: false,
  returnedByProvider: false,
  createdAt: "2026-11-22T03:30:00.000Z",
  confirmedAt: "2026-11-22T03:30:00.000Z",
};
