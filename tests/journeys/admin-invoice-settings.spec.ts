import { createTestCertificate } from "@gemma-luce/sri/test-certificate";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { adminWords } from "./admin-words.ts";
import { openAdmin } from "./open-admin.ts";

const RUC = "1792261104001";
const PASSWORD = "password";
const SETTINGS = "invoice_settings?id=eq.true";

test.use({
  shopSettings: {
    SRI_CERTIFICATE: createTestCertificate({
      ruc: RUC,
      name: "GEMMA LUCE S.A.S.",
      password: PASSWORD,
    }).toString("base64"),
    SRI_CERTIFICATE_PASSWORD: PASSWORD,
    // A backend of the journeys may ask for the sandbox.
    SRI_SANDBOX: "0",
  },
});

test("lets one go to production only once every check has passed, in Spanish", async ({
  page,
  database,
}) => {
  const t = await adminWords("es");
  const missing = (check: string) => page.getByText(`${t(check)}: ${t("missing")}`);
  await database.change(SETTINGS, {
    environment: "off",
    ruc: "",
    legal_name: "",
    head_office_address: "",
  });
  await openAdmin(page, "invoices", "es");
  await page.getByRole("link", { name: t("Invoice settings") }).click();
  await expect(page.getByText("GEMMA LUCE S.A.S.").first()).toBeVisible();
  const environment = page.getByRole("combobox", { name: t("Environment") });
  const production = t("Production: valid invoices");
  await expect(environment.getByRole("option", { name: production })).toBeDisabled();
  await expect(missing("The RUC is valid")).toBeVisible();
  const ruc = page.getByLabel(t("RUC"), { exact: true });
  await ruc.fill("1710034065001");
  await expect(missing("The certificate is of this RUC")).toBeVisible();
  await ruc.fill(RUC);
  await page.getByLabel(t("Legal name")).fill("Gemma Luce S.A.S.");
  await page.getByLabel(t("Address of the head office")).fill("Av. Amazonas N24-10, Quito");
  await expect(page.getByText(new RegExp(`: ${t("missing")}$`))).toHaveCount(0);
  await environment.selectOption({ label: production });
  await page.getByRole("button", { name: t("Save Changes") }).click();
  await expect(page.getByRole("status").filter({ hasText: t("Saved.") })).toBeVisible();
  await expectNoViolations(page, "the settings of invoices");
  await page.getByRole("link", { name: t("All invoices") }).click();
  await expect(page.getByText(production)).toBeVisible();
});

test("skips numbers forward only, after saying what it means", async ({ page, database }) => {
  await database.change(SETTINGS, { environment: "off", ruc: RUC });
  await openAdmin(page, "invoices");
  await page.getByRole("link", { name: "Invoice settings" }).click();
  const numbers = page.getByRole("list", { name: "Next numbers" });
  await expect(numbers.getByRole("listitem")).toHaveText([
    /^Invoice, Production001-001-000000001/,
    /^Credit note, Production001-001-000000001/,
  ]);
  const skip = page.getByRole("button", { name: "Skip numbers: Invoice, Production" });
  const dialog = page.getByRole("dialog", { name: "Skip numbers?" });
  const field = dialog.getByLabel("Next number");
  const confirm = dialog.getByRole("button", { name: "Skip Numbers" });

  await test.step("a mistake is named, and nothing is changed without the confirmation", async () => {
    await skip.click();
    await expect(dialog).toContainText("The shop never uses the skipped numbers");
    await field.fill("1");
    await confirm.click();
    await expect(field).toHaveAccessibleDescription(
      "The next one is already 001-001-000000001. Numbers go forward only.",
    );
    await field.fill("346");
    await expect(dialog).toContainText(
      "The next one will be 001-001-000000346. 345 numbers stay unused.",
    );
    await expectNoViolations(page, "the dialog that skips numbers");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(numbers).not.toContainText("346");
  });

  await test.step("confirmed, the next number is the chosen one, and no smaller one", async () => {
    await skip.click();
    await field.fill("346");
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(numbers).toContainText("001-001-000000346");
    await skip.click();
    await field.fill("345");
    await confirm.click();
    await expect(field).toHaveAccessibleDescription(/^The next one is already 001-001-000000346/);
  });
});
