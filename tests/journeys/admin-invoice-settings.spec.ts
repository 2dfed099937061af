import { createTestCertificate } from "@gemma-luce/sri/test-certificate";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openAdmin } from "./open-admin.ts";

const RUC = "1792261104001";
const PASSWORD = "password";

test.use({
  shopSettings: {
    SRI_CERTIFICATE: createTestCertificate({
      ruc: RUC,
      name: "GEMMA LUCE S.A.S.",
      password: PASSWORD,
    }).toString("base64"),
    SRI_CERTIFICATE_PASSWORD: PASSWORD,
  },
});

test("lets one go to production only once every check has passed", async ({ page, database }) => {
  await database.change("invoice_settings?id=eq.true", {
    environment: "off",
    ruc: "",
    legal_name: "",
    head_office_address: "",
  });
  await openAdmin(page, "invoices");
  await page.getByRole("link", { name: "Settings of invoices" }).click();
  await expect(page.getByText("GEMMA LUCE S.A.S.").first()).toBeVisible();
  const environment = page.getByRole("combobox", { name: "Environment" });
  const production = environment.getByRole("option", { name: /^Production/ });
  await expect(production).toBeDisabled();
  await expect(page.getByText("The RUC is valid: missing")).toBeVisible();
  await page.getByLabel("RUC", { exact: true }).fill("1710034065001");
  await expect(page.getByText("The certificate is of this RUC: missing")).toBeVisible();
  await page.getByLabel("RUC", { exact: true }).fill(RUC);
  await page.getByLabel(/^Legal name/).fill("Gemma Luce S.A.S.");
  await page.getByLabel("Address of the head office").fill("Av. Amazonas N24-10, Quito");
  await expect(page.getByText(/: missing$/)).toHaveCount(0);
  await environment.selectOption({ label: "Production: invoices that count" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await expectNoViolations(page, "the settings of invoices");
  await page.getByRole("link", { name: "All invoices" }).click();
  await expect(page.getByText("Production: invoices that count")).toBeVisible();
});
