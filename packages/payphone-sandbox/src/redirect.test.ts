import { expect, test } from "vitest";
import { driveSandbox, type SandboxDriver } from "./testing.ts";

const request = {
  clientTransactionId: "GL-1-a",
  amount: 115,
  amountWithTax: 100,
  tax: 15,
  lang: "en",
  reference: `<img src=x onerror="alert(1)">`,
  responseUrl: "https://shop.test/back",
  cancellationUrl: "https://shop.test/stopped?from=page",
};

async function prepared(driver: SandboxDriver, changes: { lang?: string } = {}) {
  const response = await driver.post("/api/button/Prepare", { ...request, ...changes });
  const answer: { paymentId: string; payWithCard: string; payWithPayPhone: string } =
    await response.json();
  return answer;
}

const open = (driver: SandboxDriver, url: string, referer?: string) =>
  driver.request(url.replace("https://shop.test/payphone-sandbox", ""), {
    headers: referer ? { Referer: referer } : {},
  });

function submit(driver: SandboxDriver, paymentId: string, action: string) {
  const body = new URLSearchParams({ paymentId, action, answer: "normal" });
  return driver.request("/Anonymous/Index", { method: "POST", body });
}

test("Prepare returns the payment's two pages, which open from the registered domain", async () => {
  const driver = driveSandbox();
  const { paymentId, payWithCard, payWithPayPhone } = await prepared(driver);
  const base = "https://shop.test/payphone-sandbox";
  expect(payWithCard).toBe(`${base}/Anonymous/Index?paymentId=${paymentId}`);
  expect(payWithPayPhone).toBe(`${base}/PayPhone/Index?paymentId=${paymentId}`);
  for (const url of [payWithCard, payWithPayPhone]) {
    const page = await (await open(driver, url, "https://shop.test/")).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain("SANDBOX");
    expect(page).toContain("USD 1.15");
    for (const label of [
      "Approve payment",
      "Decline payment",
      "Cancel payment",
      "Approve slowly",
      "Pay and close the tab",
    ]) {
      expect(page).toContain(`>${label}</button>`);
    }
    expect(page).not.toMatch(/<script|<style|style=|<img|onclick/);
  }
});

test.each(["es", undefined])("the page is in Spanish for the lang %j", async (lang) => {
  const driver = driveSandbox();
  const { payWithCard } = await prepared(driver, { lang });
  const page = await (await open(driver, payWithCard, "https://shop.test/")).text();
  expect(page).toContain('<html lang="es">');
  expect(page).toContain("</span> Pago con tarjeta</h1>");
  expect(page).toContain(">Aprobar el pago</button>");
  expect(page).toContain(">Un centavo de diferencia</option>");
  expect(page).not.toContain("payment<");
});

test("the box gets its words in the language that it was opened with", async () => {
  const driver = driveSandbox();
  const { lang: _, responseUrl: __, cancellationUrl: ___, ...box } = request;
  const prepare = async (clientTransactionId: string, lang: string) => {
    const body = { ...box, clientTransactionId, lang };
    const response = await driver.browse("/prepare", body);
    return response.json();
  };
  expect(await prepare("GL-2", "es")).toMatchObject({
    words: { title: "Pago con tarjeta" },
    actions: [{ name: "approve", label: "Aprobar el pago" }, {}, {}, {}, {}, {}],
  });
  expect(await prepare("GL-3", "en")).toMatchObject({
    words: { title: "Card payment" },
    actions: [{ name: "approve", label: "Approve payment" }, {}, {}, {}, {}, {}],
  });
});

test.each([undefined, "https://evil.test/"])(
  "the page says No autorizado from %s",
  async (referer) => {
    const driver = driveSandbox();
    const { payWithCard } = await prepared(driver);
    const response = await open(driver, payWithCard, referer);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('<html lang="es">');
    expect(page).toContain("No autorizado");
    expect(page).not.toContain("<form");
  },
);

test.each([
  ["approve", /^https:\/\/shop\.test\/back\?id=\d+&clientTransactionId=GL-1-a$/],
  ["cancel", /^https:\/\/shop\.test\/stopped\?from=page&id=\d+&clientTransactionId=GL-1-a$/],
  ["cancel_without_parameters", /^https:\/\/shop\.test\/stopped\?from=page$/],
])("%s leads back by a top-level GET", async (action, location) => {
  const driver = driveSandbox();
  const { paymentId } = await prepared(driver);
  const response = await submit(driver, paymentId, action);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(location);
  expect((await submit(driver, paymentId, action)).status).toBe(400);
});

test("does not redirect after a closed tab", async () => {
  const driver = driveSandbox();
  const { paymentId } = await prepared(driver);
  const response = await submit(driver, paymentId, "close_tab");
  expect(response.status).toBe(200);
  expect(response.headers.get("Location")).toBeNull();
  expect((await driver.control({})).payments).toMatchObject([{ state: "approved" }]);
});

test.each([
  [400, 23, {}],
  [401, 5, { clientTransactionId: "GL-1-b", responseUrl: "https://evil.test/" }],
  [401, 5, { clientTransactionId: "GL-1-b", cancellationUrl: "javascript:alert(1)" }],
  [400, 800, { clientTransactionId: "GL-1-b", notifyUrl: "https://shop.test/" }],
])("Prepare answers %i/%i to a duplicate or a foreign URL", async (status, errorCode, change) => {
  const driver = driveSandbox();
  await prepared(driver);
  const response = await driver.post("/api/button/Prepare", { ...request, ...change });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ errorCode });
});

test("shows no form for an expired, paid or unknown payment", async () => {
  const driver = driveSandbox();
  const { payWithCard, paymentId } = await prepared(driver);
  const shown = async (url: string) => (await open(driver, url, "https://shop.test/")).status;
  expect(await shown("/Anonymous/Index?paymentId=none")).toBe(404);
  await driver.control({ clockOffsetMs: 600_000 });
  expect(await shown(payWithCard)).toBe(410);
  await driver.control({ clockOffsetMs: 0 });
  await submit(driver, paymentId, "approve");
  expect(await shown(payWithCard)).toBe(404);
});

test("serves the assets with their types, uncached", async () => {
  const { request: get } = driveSandbox();
  const script = await get("/box/v2.0/payphone-payment-box.js");
  const style = await get("/box/v2.0/payphone-payment-box.css");
  expect(script.headers.get("Content-Type")).toContain("text/javascript");
  expect(style.headers.get("Content-Type")).toContain("text/css");
  expect(script.headers.get("Cache-Control")).toBe("no-store");
  expect(await script.text()).toContain("window.PPaymentButtonBox =");
});
