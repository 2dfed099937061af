import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { NEWSLETTER_ACTION, type NewsletterOutcome } from "./newsletter-outcome.ts";

type FormProps = {
  /** A failure, or none before. */
  result: NewsletterOutcome | undefined;
  isBusy: boolean;
};

function Form({ result, isBusy }: FormProps) {
  const { t } = useLingui();
  // "invalid" from the browser, whose own message would be in its language; after an edit, the result that is now outdated.
  // Without `useInvalidFields`: its chunk is for longer forms.
  const [local, setLocal] = useState<"invalid" | NewsletterOutcome>();
  const found = local === "invalid" ? local : local !== result && result?.outcome;
  // None meanwhile, so that an equal failure is announced again.
  const problem = (!isBusy && found) || undefined;
  return (
    <>
      <div className="flex flex-wrap border-ink border-b focus-within:border-terracotta">
        <input
          type="email"
          name="email"
          required
          maxLength={200}
          autoComplete="email"
          aria-label={t`Email address`}
          placeholder={t`Email address`}
          defaultValue={result?.email}
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            setLocal("invalid");
          }}
          onInput={() => setLocal(result)}
          aria-invalid={problem === "invalid" || undefined}
          aria-describedby={problem && "newsletter-failure"}
          className="min-h-13 w-0 min-w-13 flex-1 bg-transparent placeholder:text-muted"
        />
        <Button type="submit" variant="plain" className="px-4 [--spacing:min(0.25rem,4px)]">
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      {problem && (
        <p id="newsletter-failure" role="alert" className="mt-3 text-oxblood text-sm">
          {problem === "invalid" ? (
            <Trans>Please enter a valid email address, such as name@example.com.</Trans>
          ) : (
            <Trans>
              Your email address could not be saved just now. Please try again in a moment.
            </Trans>
          )}
        </p>
      )}
      <p className="mt-3 text-muted text-sm">
        <Trans>
          By subscribing you agree to receive our letters by email. See our{" "}
          <Link to="/info/privacy" className="text-link">
            Privacy Policy
          </Link>
          .
        </Trans>
      </p>
    </>
  );
}

/** Focus the text that replaces the form, if the form had the focus. */
function focusAfterForm(text: HTMLElement | null) {
  if (document.activeElement === document.body) text?.focus();
}

/** The newsletter sign-up. `posted` is the result after a form post without JavaScript. */
export function Newsletter({ posted }: { posted: NewsletterOutcome | undefined }) {
  const fetcher = useFetcher<NewsletterOutcome>();
  const localizedPath = useLocalizedPath();
  const result = fetcher.data ?? posted;
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-heading"
      className="border-hairline border-t bg-surface"
    >
      <div className="page-width grid items-center gap-10 py-20 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="newsletter-heading" className="text-title">
            <Trans>A letter from the atelier</Trans>
          </h2>
          <p className="mt-4 max-w-[23.75em] text-muted">
            <Trans>New arrivals and quiet offers, a few times a season.</Trans>
          </p>
        </div>
        <div className="min-w-0">
          <div aria-live="polite">
            {result?.outcome === "subscribed" && (
              <p
                ref={fetcher.data && focusAfterForm}
                tabIndex={-1}
                className="font-serif text-xl outline-none"
              >
                <Trans>
                  <span lang="it">Grazie!</span> Please confirm with the link in our email to{" "}
                  {result.email}.
                </Trans>
              </p>
            )}
          </div>
          {result?.outcome !== "subscribed" && (
            <fetcher.Form method="post" action={localizedPath(NEWSLETTER_ACTION)}>
              <Form result={result} isBusy={fetcher.state !== "idle"} />
            </fetcher.Form>
          )}
        </div>
      </div>
    </section>
  );
}
