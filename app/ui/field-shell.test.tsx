import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FieldShell } from "./field-shell.tsx";

const htmlOf = (error: string | false) =>
  renderToStaticMarkup(
    <FieldShell label="Code" error={error}>
      {(control) => <input {...control} />}
    </FieldShell>,
  );

test("announces an error, and describes its control by it", () => {
  const html = htmlOf("There is no such code.");
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<p id="${id}" role="alert"`);
  expect(htmlOf(false)).not.toContain("alert");
});
