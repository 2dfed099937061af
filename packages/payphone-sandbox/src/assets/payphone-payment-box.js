// Sandbox version of PayPhone's Cajita: the same global and the same two calls, for a page that loads it with or without
// type="module". It finds its server by its own tag, because `import.meta` does not exist in a classic script.
(() => {
  const ASSET = "/box/v2.0/payphone-payment-box.js";
  const tag = document.currentScript ?? document.querySelector(`script[src*="${ASSET}"]`);
  const scriptUrl = tag.src;
  const api = `${scriptUrl.slice(0, scriptUrl.indexOf(ASSET))}/api/payment-button-box`;

  function element(name, className, text) {
    const node = document.createElement(name);
    node.className = className;
    if (text !== undefined) node.textContent = text;
    return node;
  }

  async function post(path, token, body) {
    const response = await fetch(api + path, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    const details = (answer.errors ?? []).flatMap((error) => error.errorDescriptions);
    throw new Error([`${answer.message} (${answer.errorCode})`, ...details].join(" "));
  }

  /** PayPhone's errors are in Spanish, the panel's own words in English. */
  function show(message, text, lang = "en") {
    message.lang = lang;
    message.textContent = text;
  }

  function answerSelect(answers) {
    const label = element("label", "pp-sandbox-field", "The shop's confirmation is answered");
    const select = element("select", "pp-sandbox-select");
    for (const { name, label: text } of answers) select.append(new Option(text, name));
    label.append(select);
    return { label, select };
  }

  function heading(parameters) {
    const title = element("p", "pp-sandbox-title");
    title.append(element("span", "pp-sandbox-badge", "SANDBOX"), " Card payment");
    const amount = `${parameters.currency ?? "USD"} ${(parameters.amount / 100).toFixed(2)}`;
    return [
      title,
      element("p", "pp-sandbox-note", "No bank is involved and no money moves."),
      element("p", "pp-sandbox-amount", amount),
      element("p", "pp-sandbox-note", parameters.reference),
    ];
  }

  class PPaymentButtonBox {
    #token;
    #parameters;

    constructor({ token, ...parameters }) {
      this.#token = token;
      this.#parameters = parameters;
    }

    async render(id) {
      const container = document.getElementById(id);
      if (!container) throw new Error(`There is no element with the id ${id}`);
      const panel = element("section", "pp-sandbox");
      panel.setAttribute("aria-label", "SANDBOX card payment");
      panel.lang = "en";
      const message = element("p", "pp-sandbox-message");
      message.setAttribute("role", "status");
      container.replaceChildren(panel);
      panel.append(...heading(this.#parameters), message);
      try {
        const prepared = await post("/prepare", this.#token, this.#parameters);
        message.before(...this.#controls(prepared, message));
      } catch (error) {
        show(message, error.message, "es");
      }
    }

    #controls({ paymentId, actions, answers }, message) {
      const { label, select } = answerSelect(answers);
      const buttons = element("div", "pp-sandbox-actions");
      for (const action of actions) {
        const button = element(
          "button",
          `pp-sandbox-button pp-sandbox-${action.name}`,
          action.label,
        );
        button.type = "button";
        button.addEventListener("click", () =>
          this.#process({ paymentId, action: action.name, answer: select.value }, buttons, message),
        );
        buttons.append(button);
      }
      return [label, buttons];
    }

    async #process(choice, buttons, message) {
      const enable = (enabled) => {
        for (const button of buttons.children) button.disabled = !enabled;
      };
      enable(false);
      show(message, "Processing the payment…");
      try {
        const { returnUrl } = await post("/card-payment/process", this.#token, choice);
        if (returnUrl === null) show(message, "Paid. Now close this tab.");
        else window.location.assign(returnUrl);
      } catch (error) {
        show(message, error.message, "es");
        enable(true);
      }
    }
  }

  window.PPaymentButtonBox = PPaymentButtonBox;
})();
