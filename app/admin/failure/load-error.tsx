import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "./error-message.tsx";

type LoadErrorProps = {
  error: ShopError;
  /** Which list failed to load. */
  children: ReactNode;
};

/** Replaces a list that failed to load: the reason, and a button to try again. */
export function LoadError({ error, children }: LoadErrorProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <p>{children}</p>
      <ErrorMessage error={error} isRead />
      <Button size="sm" variant="secondary" onClick={revalidate} isInactive={state === "loading"}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  );
}
