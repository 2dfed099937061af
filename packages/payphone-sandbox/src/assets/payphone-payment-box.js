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

  /** PayPhone's errors are in Spanish. */
  function show(message, text, lang = "") {
    if (lang) message.lang = lang;
    else message.removeAttribute("lang");
    message.textContent = text;
  }

  function answerSelect(answers, text) {
    const label = element("label", "pp-sandbox-field", text);
    const select = element("select", "pp-sandbox-select");
    for (const { name, label: text } of answers) select.append(new Option(text, name));
    label.append(select);
    return { label, select };
  }

  /** What is known before the server has the words. */
  function heading(parameters) {
    const badge = element("p", "pp-sandbox-title");
    badge.append(element("span", "pp-sandbox-badge", "SANDBOX"));
    const amount = `${parameters.currency ?? "USD"} ${(parameters.amount / 100).toFixed(2)}`;
    return [
      badge,
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
      panel.setAttribute("aria-label", "SANDBOX");
      panel.lang = this.#parameters.lang ?? "es";
      const message = element("p", "pp-sandbox-message");
      message.setAttribute("role", "status");
      container.replaceChildren(panel);
      const [title, ...facts] = heading(this.#parameters);
      panel.append(title, ...facts, message);
      try {
        const prepared = await post("/prepare", this.#token, this.#parameters);
        panel.setAttribute("aria-label", `SANDBOX ${prepared.words.title}`);
        title.append(` ${prepared.words.title}`);
        title.after(element("p", "pp-sandbox-note", prepared.words.note));
        message.before(...this.#controls(prepared, message));
      } catch (error) {
        show(message, error.message, "es");
      }
    }

    #controls({ paymentId, actions, answers, words }, message) {
      const { label, select } = answerSelect(answers, words.answer);
      const buttons = element("div", "pp-sandbox-actions");
      for (const action of actions) {
        const button = element(
          "button",
          `pp-sandbox-button pp-sandbox-${action.name}`,
          action.label,
        );
        button.type = "button";
        button.addEventListener("click", () =>
          this.#process(
            { paymentId, action: action.name, answer: select.value },
            { buttons, message, words },
          ),
        );
        buttons.append(button);
      }
      return [label, buttons];
    }

    async #process(choice, { buttons, message, words }) {
      const enable = (enabled) => {
        for (const button of buttons.children) button.disabled = !enabled;
      };
      enable(false);
      show(message, words.processing);
      try {
        const { returnUrl } = await post("/card-payment/process", this.#token, choice);
        if (returnUrl === null) show(message, words.closed);
        else window.location.assign(returnUrl);
      } catch (error) {
        show(message, error.message, "es");
        enable(true);
      }
    }
  }

  window.PPaymentButtonBox = PPaymentButtonBox;
})();
