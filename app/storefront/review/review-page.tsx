import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import type { ReviewOutcome } from "#app/domain/review/review-draft.ts";
import type { ReviewInvitation } from "#app/domain/review/review-invitation.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { ProductReview } from "./product-review.tsx";

type ReviewPageProps = {
  /** Null for a link that is unknown or has ended. */
  invitation: ReviewInvitation | null;
  /** What became of the posted form; null before. */
  outcome: ReviewOutcome | null;
};

function EndedLink() {
  return (
    <>
      <p>
        <Trans>This link no longer works. Thank you for your purchase.</Trans>
      </p>
      <ButtonLink to="/shop" variant="secondary" className="justify-self-start">
        <Trans>Continue Shopping</Trans>
      </ButtonLink>
    </>
  );
}

type NoMoreInvitationsProps = Pick<ReviewInvitation, "hasDeclined"> &
  Pick<ReviewPageProps, "outcome">;

/** The address of the link is invited no more, or can ask for that. */
function NoMoreInvitations({ hasDeclined, outcome }: NoMoreInvitationsProps) {
  return hasDeclined ? (
    <p
      // It replaces the pressed button.
      ref={outcome ? focusWhenShown : undefined}
      role="status"
      tabIndex={-1}
      className="text-muted text-sm"
    >
      <Trans>We won't ask you again.</Trans>
    </p>
  ) : (
    <Form method="post" className="text-sm" preventScrollReset>
      <button type="submit" name="intent" value="decline" className="text-link min-h-11">
        <Trans>Do not ask me again about other orders</Trans>
      </button>
      {outcome && (
        <p role="alert" className="text-oxblood">
          {outcome.outcome === "too_many" ? (
            <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>
          ) : (
            <Trans>This could not be saved just now. Please try again in a moment.</Trans>
          )}
        </p>
      )}
    </Form>
  );
}

/** What the buyer of an order may say about each product of it. Works without script. */
export function ReviewPage({ invitation, outcome }: ReviewPageProps) {
  const { t } = useLingui();
  return (
    <div className="page-width py-16">
      <PageHead title={t`Your review`} isPrivate />
      <div className="mx-auto grid max-w-xl gap-8">
        <h1 className="text-title">
          <Trans>Your review</Trans>
        </h1>
        {invitation && invitation.products.length > 0 ? (
          <>
            <p className="text-muted">
              <Trans>
                Stars are enough. We read each review before it is shown, with the size that you
                bought and the name that you choose.
              </Trans>
            </p>
            {invitation.products.map((product) => (
              <ProductReview
                key={product.productId}
                product={product}
                firstName={invitation.firstName}
                written={invitation.reviews.find(
                  ({ productId }) => productId === product.productId,
                )}
                outcome={outcome?.productId === product.productId ? outcome : null}
              />
            ))}
            <div className="border-hairline border-t pt-4">
              <NoMoreInvitations
                hasDeclined={invitation.hasDeclined}
                outcome={outcome?.productId === "" ? outcome : null}
              />
            </div>
          </>
        ) : (
          <EndedLink />
        )}
      </div>
    </div>
  );
}
