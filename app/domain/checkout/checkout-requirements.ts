/** What checkout has to ask for, by the owner's settings. */
export type CheckoutRequirements = {
  /** Whom the invoice is for: since 2026 it is sent at the moment of sale. */
  invoiceBuyer: boolean;
  /** The province, because a way to pay is offered in some only. */
  province: boolean;
};

/** The specification's form (section 5), where no database says otherwise. */
export const NO_REQUIREMENTS: CheckoutRequirements = { invoiceBuyer: false, province: false };
