/** The taxpayer who issues a document, as registered with the SRI. */
export type Issuer = {
  ruc: string;
  legalName: string;
  tradeName?: string;
  headOfficeAddress: string;
  establishmentAddress?: string;
  /** obligadoContabilidad */
  keepsAccounts: boolean;
  /** contribuyenteEspecial: the number of the resolution, 3 to 13 letters and digits. */
  specialTaxpayer?: string;
  /** agenteRetencion: the number of the resolution, up to 8 digits. */
  withholdingAgent?: string;
  /** Whether the issuer is in the RIMPE regime. */
  isRimpe?: boolean;
};
