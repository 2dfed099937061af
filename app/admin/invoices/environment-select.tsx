import {
  INVOICE_ENVIRONMENTS,
  type InvoiceEnvironment,
} from "#app/domain/invoice/invoice-settings.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";
import { InvoiceSettingName } from "./invoice-setting-name.tsx";

type EnvironmentSelectProps = {
  value: InvoiceEnvironment;
  saved: InvoiceEnvironment;
  /** Whether every check has passed. */
  isReady: boolean;
  onChange: (environment: InvoiceEnvironment) => void;
};

function isOffered(environment: InvoiceEnvironment, saved: InvoiceEnvironment, isReady: boolean) {
  // The server sets the sandbox.
  if (environment === "sandbox") return saved === "sandbox";
  if (environment === "off") return true;
  return isReady || environment === saved;
}

/** Where invoices go. */
export function EnvironmentSelect({ value, saved, isReady, onChange }: EnvironmentSelectProps) {
  const { environments } = useInvoiceWords();
  return (
    <SelectField
      label={<InvoiceSettingName of="environment" />}
      value={value}
      onChange={(chosen) => {
        const environment = INVOICE_ENVIRONMENTS.find((known) => known === chosen);
        if (environment) onChange(environment);
      }}
      className="sm:col-span-2"
    >
      {INVOICE_ENVIRONMENTS.map((environment) => (
        <option
          key={environment}
          value={environment}
          disabled={!isOffered(environment, saved, isReady)}
        >
          {environments[environment]}
        </option>
      ))}
    </SelectField>
  );
}
