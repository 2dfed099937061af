/** What the panel and the payment page say, in the languages of PayPhone's `lang`. */
export const PANEL_WORDS = {
  en: {
    title: "Card payment",
    note: "No bank is involved and no money moves.",
    answer: "The shop's confirmation is answered",
    processing: "Processing the payment…",
    closed: "Paid. Now close this tab.",
  },
  es: {
    title: "Pago con tarjeta",
    note: "No interviene ningún banco ni se mueve dinero.",
    answer: "Respuesta a la confirmación de la tienda",
    processing: "Procesando el pago…",
    closed: "Pagado. Ahora cierra esta pestaña.",
  },
};

export type PanelLanguage = keyof typeof PANEL_WORDS;
