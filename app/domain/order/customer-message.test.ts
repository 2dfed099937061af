import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import type { Delivery } from "../delivery/delivery.ts";
import { SAMPLE_ORDER } from "../testing/sample-order.ts";
import type { Language } from "../text/language.ts";
import { customerMessage, type MessageFacts } from "./customer-message.ts";
import type { Order } from "./order.ts";

const URL = "https://shop.test/orders/GL-1-a";
const FACTS: MessageFacts = {
  orderUrl: URL,
  trackingUrl: null,
  hasNewProof: false,
  refusal: null,
  ended: null,
};

const PICKUP: Delivery = {
  method: "pickup",
  address: "Av. República 12",
  note: "Monday to Friday",
  noteEs: "De lunes a viernes",
};
const awaited: Partial<Order> = {
  status: "awaiting_payment",
  paymentMethod: "transfer",
  isPaid: false,
};
const cash: Partial<Order> = { paymentMethod: "cash_on_delivery", isPaid: false };
const atPickup: Partial<Order> = {
  paymentMethod: "pay_at_pickup",
  delivery: PICKUP,
  isPaid: false,
};
const parcel = { courier: "Servientrega", trackingNumber: "EC-1" };

type Case = [
  state: string,
  order: Partial<Order>,
  facts: Partial<MessageFacts>,
  en: string[],
  es: string[],
];

const CASES: Case[] = [
  [
    "awaiting its payment",
    awaited,
    {},
    [
      `Your order 1A2B3C4D for $563.50 awaits its payment. Here is how to pay and where to send the receipt: ${URL}`,
    ],
    [
      `Tu pedido 1A2B3C4D por $563.50 está pendiente de pago. Aquí ves cómo pagar y dónde enviar el comprobante: ${URL}`,
    ],
  ],
  [
    "whose way to pay is not chosen",
    { ...awaited, paymentMethod: "unchosen", paymentDueAt: "2026-11-26T15:00:00.000Z" },
    {},
    [
      "We prepared order 1A2B3C4D for you:",
      "2 × Silk Wrap Dress (M, Cream)",
      "Total: $563.50",
      "Reserved until: Nov 26, 2026, 10:00 AM",
      `Here you choose how to pay: ${URL}`,
    ],
    [
      "Preparamos para ti el pedido 1A2B3C4D:",
      "2 × Vestido cruzado de seda (M, Crema)",
      "Total: $563.50",
      "Reservado hasta: 26 nov 2026, 10:00\u00a0a.\u00a0m.",
      `Aquí eliges cómo pagar: ${URL}`,
    ],
  ],
  [
    "with a proof to look at",
    awaited,
    { hasNewProof: true },
    ["We received the receipt of your payment for order 1A2B3C4D and are checking it now."],
    ["Recibimos el comprobante de tu pago del pedido 1A2B3C4D y lo estamos revisando."],
  ],
  [
    "whose proof was refused",
    awaited,
    { refusal: "Ten dollars short" },
    [
      "We could not confirm the payment of your order 1A2B3C4D.",
      "The reason: Ten dollars short",
      `Please send us another receipt here: ${URL}`,
    ],
    [
      "No pudimos confirmar el pago de tu pedido 1A2B3C4D.",
      "El motivo: Ten dollars short",
      `Envíanos otro comprobante aquí: ${URL}`,
    ],
  ],
  [
    "that waits to be accepted",
    { ...awaited, ...cash },
    {},
    [`We received your order 1A2B3C4D for $563.50 and will confirm it shortly: ${URL}`],
    [`Recibimos tu pedido 1A2B3C4D por $563.50 y pronto lo confirmaremos: ${URL}`],
  ],
  [
    "paid",
    {},
    {},
    [
      "Your order 1A2B3C4D is confirmed, and we received your payment of $563.50.",
      `Your receipt: ${URL}`,
    ],
    ["Tu pedido 1A2B3C4D está confirmado y recibimos tu pago de $563.50.", `Tu recibo: ${URL}`],
  ],
  [
    "accepted, to be paid on delivery",
    cash,
    {},
    [
      "Your order 1A2B3C4D is confirmed.",
      "You pay $563.50 when it arrives.",
      `Your receipt: ${URL}`,
    ],
    ["Tu pedido 1A2B3C4D está confirmado.", "Pagas $563.50 cuando llegue.", `Tu recibo: ${URL}`],
  ],
  [
    "accepted, to be paid at its pick-up",
    atPickup,
    {},
    [
      "Your order 1A2B3C4D is confirmed.",
      "You pay $563.50 when you pick it up.",
      `Your receipt: ${URL}`,
    ],
    ["Tu pedido 1A2B3C4D está confirmado.", "Pagas $563.50 al retirarlo.", `Tu recibo: ${URL}`],
  ],
  [
    "being prepared",
    { status: "processing" },
    {},
    ["We are preparing your order 1A2B3C4D.", `Your receipt: ${URL}`],
    ["Estamos preparando tu pedido 1A2B3C4D.", `Tu recibo: ${URL}`],
  ],
  [
    "shipped",
    { status: "shipped", ...parcel },
    { trackingUrl: "https://courier.test/EC-1" },
    [
      "Your order 1A2B3C4D is on its way.",
      "Courier: Servientrega",
      "Tracking number: EC-1",
      "Track your parcel: https://courier.test/EC-1",
    ],
    [
      "Tu pedido 1A2B3C4D está en camino.",
      "Courier: Servientrega",
      "Número de guía: EC-1",
      "Rastrea tu paquete: https://courier.test/EC-1",
    ],
  ],
  [
    "shipped without a courier, to be paid on delivery",
    { status: "shipped", ...cash },
    {},
    ["Your order 1A2B3C4D is on its way.", "You pay $563.50 when it arrives."],
    ["Tu pedido 1A2B3C4D está en camino.", "Pagas $563.50 cuando llegue."],
  ],
  [
    "ready for its pick-up",
    { status: "shipped", delivery: PICKUP },
    {},
    ["Your order 1A2B3C4D is ready to be picked up:", "Av. República 12", "Monday to Friday"],
    ["Tu pedido 1A2B3C4D está listo para retirar:", "Av. República 12", "De lunes a viernes"],
  ],
  [
    "ready for its pick-up where no address is set",
    { status: "shipped", delivery: { method: "pickup", address: "", note: "", noteEs: "" } },
    {},
    ["Your order 1A2B3C4D is ready to be picked up:", "In the shop"],
    ["Tu pedido 1A2B3C4D está listo para retirar:", "En la tienda"],
  ],
  [
    "delivered",
    { status: "delivered" },
    {},
    [
      "Your order 1A2B3C4D has arrived.",
      "We hope that you love it. If you have any questions, just write back.",
    ],
    [
      "Tu pedido 1A2B3C4D ya llegó.",
      "Esperamos que te encante. Si tienes alguna pregunta, escríbenos por aquí.",
    ],
  ],
  [
    "picked up",
    { status: "delivered", delivery: PICKUP },
    {},
    [
      "Thank you for picking up your order 1A2B3C4D.",
      "We hope that you love it. If you have any questions, just write back.",
    ],
    [
      "Gracias por retirar tu pedido 1A2B3C4D.",
      "Esperamos que te encante. Si tienes alguna pregunta, escríbenos por aquí.",
    ],
  ],
  [
    "cancelled",
    { status: "cancelled" },
    {},
    ["Your order 1A2B3C4D was cancelled.", "If you have any questions, just write back."],
    ["Tu pedido 1A2B3C4D se canceló.", "Si tienes alguna pregunta, escríbenos por aquí."],
  ],
  [
    "not paid in time",
    { status: "cancelled", paymentMethod: "deuna", isPaid: false },
    { ended: "payment_expired" },
    [
      "Your order 1A2B3C4D was not paid in time and was cancelled.",
      "If you have paid, just write back and we will look for your payment.",
    ],
    [
      "Tu pedido 1A2B3C4D no se pagó a tiempo y se canceló.",
      "Si ya pagaste, escríbenos por aquí y buscaremos tu pago.",
    ],
  ],
  [
    "cancelled, its payment refused",
    { status: "cancelled", paymentMethod: "transfer", isPaid: false },
    { refusal: "We returned your money." },
    [
      "Your order 1A2B3C4D was cancelled.",
      "Our answer about your payment: We returned your money.",
      "If you have any questions, just write back.",
    ],
    [
      "Tu pedido 1A2B3C4D se canceló.",
      "Nuestra respuesta sobre tu pago: We returned your money.",
      "Si tienes alguna pregunta, escríbenos por aquí.",
    ],
  ],
  [
    "whose item was no longer there",
    { status: "cancelled", paymentMethod: "transfer", isPaid: false },
    { ended: "sold_out", hasNewProof: true },
    [
      "Your order 1A2B3C4D was cancelled because an item is no longer available.",
      "If you have paid, you get your money back. Please do not pay again.",
    ],
    [
      "Tu pedido 1A2B3C4D se canceló porque un artículo ya no está disponible.",
      "Si ya pagaste, te devolveremos el dinero. Por favor, no pagues otra vez.",
    ],
  ],
  [
    "cancelled before its receipt was looked at",
    { status: "cancelled", paymentMethod: "transfer", isPaid: false },
    { hasNewProof: true },
    [
      "Your order 1A2B3C4D was cancelled because its time ended before we had checked your receipt.",
      "We will still check it and write to you. Please do not pay again.",
    ],
    [
      "Tu pedido 1A2B3C4D se canceló porque su plazo terminó antes de que revisáramos tu comprobante.",
      "Aún lo revisaremos y te escribiremos. Por favor, no pagues otra vez.",
    ],
  ],
  [
    "refunded",
    { status: "refunded" },
    {},
    ["We returned your payment of $563.50 for order 1A2B3C4D."],
    ["Te devolvimos tu pago de $563.50 del pedido 1A2B3C4D."],
  ],
];

const write = (language: Language, order: Partial<Order>, facts: Partial<MessageFacts>) =>
  // The same words in the desk and in emails to the owner.
  (["admin", "mail"] as const).map((part) =>
    customerMessage(
      { ...SAMPLE_ORDER, ...order, language },
      { ...FACTS, ...facts },
      serverI18n(language, part),
    ),
  );

test.each(CASES)("writes about an order %s in both languages", (_state, order, facts, en, es) => {
  const english = ["Hello Ana Pérez, this is Gemma Luce.", ...en].join("\n");
  const spanish = ["Hola, Ana Pérez: te escribimos de Gemma Luce.", ...es].join("\n");
  expect(write("en", order, facts)).toEqual([english, english]);
  expect(write("es", order, facts)).toEqual([spanish, spanish]);
});
