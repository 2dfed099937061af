// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { StructuredData } from "./structured-data.tsx";

const NAME = '</script><script>alert("x")</script> & more';

const page = <StructuredData data={{ name: NAME }} />;

test("escapes text so that it cannot end the script", () => {
  const html = renderToString(page);
  const [, text = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ name: NAME });
});

test("hydrates without a mismatch", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const sent = container.innerHTML;
  const onRecoverableError = vi.fn();
  const onError = vi.spyOn(console, "error");
  await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(sent);
});
