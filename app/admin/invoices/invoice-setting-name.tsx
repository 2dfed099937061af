import { msg } from "@lingui/core/macro";
import type { InvoiceSettings } from "#app/domain/invoice/invoice-settings.ts";
import { words } from "../form/words.ts";

/** The name of an invoice setting: its label. */
export const InvoiceSettingName = words<keyof InvoiceSettings>({
  ruc: msg`RUC`,
  legal_name: msg`Legal name`,
  trade_name: msg`Trade name (optional)`,
  head_office_address: msg`Address of the head office`,
  establishment_address: msg`Address of the establishment (optional)`,
  establishment: msg`Establishment`,
  emission_point: msg`Emission point`,
  keeps_accounts: msg`Obliged to keep accounts`,
  is_rimpe: msg`RIMPE regime`,
  special_taxpayer: msg`Special taxpayer: number of the resolution (optional)`,
  withholding_agent: msg`Withholding agent: number of the resolution (optional)`,
  provider_ruc: msg`RUC of the billing system's provider (optional)`,
  environment: msg`Environment`,
});
