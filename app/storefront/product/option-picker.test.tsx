// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { OptionPicker } from "./option-picker.tsx";

test("takes over what was chosen before hydration", async () => {
  const onChange = vi.fn();
  const picker = (
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <OptionPicker
        legend="Size"
        options={["S", "M"]}
        value={null}
        onChange={onChange}
        hasStock={() => true}
      />
    </I18nProvider>
  );
  document.body.innerHTML = renderToString(picker);
  const medium = document.querySelector<HTMLInputElement>('input[value="M"]');
  if (medium) medium.checked = true;
  await act(async () => hydrateRoot(document.body, picker));
  expect(onChange.mock.calls).toEqual([["M"]]);
});
