import { createHash } from "node:crypto";

const NONCE = / 'nonce-([^']+)'/;
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;

type Document = {
  html: Buffer;
  /** Its Content-Security-Policy. */
  policy: string;
};

/**
 * Replace a page's nonce by the SHA-256 hashes of the inline scripts that carry it, in the policy, and remove it from the HTML. Only the
 * renderer knows the nonce, so a script that something else brought into the page gets no hash (decision 152).
 */
export function hashScripts({ html, policy }: Document): Document {
  const nonce = NONCE.exec(policy)?.[1];
  if (!nonce) return { html, policy };
  const attribute = ` nonce="${nonce}"`;
  // One character per byte, since browsers hash the bytes of UTF-8.
  const text = html.toString("latin1");
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of text.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute)) continue;
    const hash = createHash("sha256").update(code, "latin1").digest("base64");
    hashes.add(` 'sha256-${hash}'`);
  }
  return {
    html: Buffer.from(text.replaceAll(attribute, ""), "latin1"),
    policy: policy.replace(NONCE, [...hashes].join("")),
  };
}
