/**
 * What the provider's browser script needs to render its button, for one checkout only.
 * Carries the provider's browser token: serve it with `Cache-Control: no-store`, never from a bundle.
 */
export type PaymentButton = {
  scriptUrl: string;
  styleUrl: string;
  /** True when the button comes from the local stand-in, so that the page can say so. */
  sandbox: boolean;
  /** Passed to the provider's constructor as they are. */
  parameters: Record<string, string | number>;
};
