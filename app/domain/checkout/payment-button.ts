/**
 * What the provider's browser script needs to render the button of one checkout. Contains the provider's browser token:
 * serve it with `Cache-Control: no-store`, never from a bundle.
 */
export type PaymentButton = {
  scriptUrl: string;
  styleUrl: string;
  /** Whether it is the sandbox's button. The page shows it. */
  sandbox: boolean;
  /** Passed unchanged to the provider's constructor. */
  parameters: Record<string, string | number>;
};
