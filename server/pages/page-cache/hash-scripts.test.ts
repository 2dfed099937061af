import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicy } from "../../http/content-security-policy.ts";
import { hashScripts } from "./hash-scripts.ts";

const SITE = { supabaseOrigin: null, isSecure: true };
const NONCE = "q83vEjRWeJA+/aRVO3hQUg==";

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function hashed(page: string) {
  const html = Buffer.from(page);
  const answer = hashScripts({ html, policy: pagePolicy("/checkout", NONCE, SITE) });
  const scripts = /script-src ([^;]*)/.exec(answer.policy)?.[1]?.split(" ") ?? [];
  return { html: answer.html.toString(), scripts };
}

const OWN = `<script nonce="${NONCE}">`;

test("names the hash of each script of the page, and no nonce", () => {
  const { html, scripts } = hashed(
    `<head><link rel="modulepreload" nonce="${NONCE}" href="/a.js"/>${OWN}start()</script></head>` +
      `<body><h1>Niña 😀</h1>${OWN}say("Blusón 😀",\n"\\r")</script>` +
      `<script type="module" nonce="${NONCE}" async="">import "/b.js"</script>${OWN}start()</script></body>`,
  );
  expect(scripts.filter((source) => /sha256|nonce|unsafe/.test(source))).toEqual(
    ["start()", 'say("Blusón 😀",\n"\\r")', 'import "/b.js"'].map(hashOf),
  );
  expect(html).toBe(
    '<head><link rel="modulepreload" href="/a.js"/><script>start()</script></head>' +
      '<body><h1>Niña 😀</h1><script>say("Blusón 😀",\n"\\r")</script>' +
      '<script type="module" async="">import "/b.js"</script><script>start()</script></body>',
  );
});

test.each([
  ["without the nonce", "<script>steal()</script>"],
  ["with another nonce", '<script nonce="q83v">steal()</script>'],
  ["that only contains the nonce's attribute", `<script>steal(' nonce="${NONCE}"')</script>`],
  ["in an attribute", `<img alt="<script>steal()</script>">`],
])("names no hash of a script %s", (_which, injected) => {
  const { scripts } = hashed(`<body>${injected}${OWN}start()</script></body>`);
  expect(scripts.filter((source) => /sha256|nonce|unsafe/.test(source))).toEqual([
    hashOf("start()"),
  ]);
});

test("lets no inline script run that swallows one of the page's", () => {
  const { scripts } = hashed(`<body><script>steal();${OWN}start()</script></body>`);
  expect(scripts.join(" ")).not.toMatch(/sha256|nonce|unsafe/);
});

test("changes nothing else of the policy", () => {
  const policy = pagePolicy("/checkout", NONCE, SITE);
  const html = Buffer.from(`${OWN}start()</script>`);
  const answer = hashScripts({ html, policy });
  expect(answer.policy).toBe(policy.replace(`'nonce-${NONCE}'`, hashOf("start()")));
});

test("leaves a page without a nonce as it is", () => {
  const page = { html: Buffer.from("<script>start()</script>"), policy: "" };
  expect(hashScripts(page)).toEqual(page);
});
