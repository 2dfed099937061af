import { html } from "hono/html";
import { labelled, PANEL_ACTIONS, PANEL_ANSWERS } from "./panel-choices.ts";
import { PANEL_WORDS, type PanelLanguage } from "./panel-words.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";

type Markup = ReturnType<typeof html>;

function page(language: PanelLanguage, title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>SANDBOX: ${title}</title>
    <link rel="stylesheet" href="../box/v2.0/payphone-payment-box.css">
  </head>
  <body class="pp-sandbox-page">
    <main class="pp-sandbox">
      <h1 class="pp-sandbox-title"><span class="pp-sandbox-badge" lang="en">SANDBOX</span> ${PANEL_WORDS[language].title}</h1>
      ${content}
    </main>
  </body>
</html>`;
}

/** Return a page with a message, in Spanish as PayPhone's. */
export function messagePage(message: string): Markup {
  return page("es", message, html`<p class="pp-sandbox-message" role="status">${message}</p>`);
}

/** Return the page on which a person decides a payment, without scripts. */
export function paymentPage(payment: SandboxPayment): Markup {
  const words = PANEL_WORDS[payment.lang];
  return page(
    payment.lang,
    words.title,
    html`<p class="pp-sandbox-note">${words.note}</p>
      <p class="pp-sandbox-amount">USD ${(payment.amount / 100).toFixed(2)}</p>
      <p class="pp-sandbox-note">${payment.description}</p>
      <form method="post">
        <input type="hidden" name="paymentId" value="${payment.paymentId}">
        <label class="pp-sandbox-field">${words.answer}
          <select class="pp-sandbox-select" name="answer">
            ${labelled(PANEL_ANSWERS, payment.lang).map(({ name, label }) => html`<option value="${name}">${label}</option>`)}
          </select>
        </label>
        <div class="pp-sandbox-actions">
          ${labelled(PANEL_ACTIONS, payment.lang).map(
            ({ name, label }) =>
              html`<button class="pp-sandbox-button pp-sandbox-${name}" name="action" value="${name}">${label}</button>`,
          )}
        </div>
      </form>`,
  );
}
