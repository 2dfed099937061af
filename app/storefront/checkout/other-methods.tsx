import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { ChooseMethodResult } from "#app/domain/checkout.ts";
import type { ManualMethod, OfferedMethod } from "#app/domain/payment-method.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { MethodError } from "./method-error.tsx";
import { MethodOption } from "./method-option.tsx";
import { NoMethod } from "./no-method.tsx";

type OtherMethodsProps = {
  reference: string;
  methods: readonly OfferedMethod[];
  /** Whether the shop takes no cards. */
  isAlone: boolean;
};

/** The ways to pay that a person confirms, below PayPhone's button or alone. */
export function OtherMethods({ reference, methods, isAlone }: OtherMethodsProps) {
  const fetcher = useFetcher<ChooseMethodResult>();
  const only = isAlone && methods.length === 1 ? methods[0] : null;
  const [chosen, setChosen] = useState<ManualMethod | null>(only?.kind ?? null);
  const action = useLocalizedPath()("/checkout/method");
  if (methods.length === 0) return isAlone && <NoMethod />;
  const failure = fetcher.state === "idle" && fetcher.data ? fetcher.data : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === null) return;
        const body = { reference, method: chosen };
        void fetcher.submit(body, { method: "post", action, encType: "application/json" });
      }}
      className={classNames("grid gap-4", !isAlone && "border-hairline border-t pt-8")}
    >
      <fieldset className="grid gap-4">
        <legend className="mb-4 text-lg">
          {isAlone ? <Trans>How would you like to pay?</Trans> : <Trans>Other ways to pay</Trans>}
        </legend>
        <div className="divide-y divide-hairline border border-hairline">
          {methods.map((method) => (
            <MethodOption
              key={method.kind}
              {...method}
              checked={chosen === method.kind}
              onChange={() => setChosen(method.kind)}
            />
          ))}
        </div>
      </fieldset>
      {failure && <MethodError code={failure.code} />}
      <Button
        type="submit"
        variant={isAlone ? "primary" : "secondary"}
        className="justify-self-start"
        disabled={fetcher.state !== "idle"}
      >
        <Trans>Order and Pay Later</Trans>
      </Button>
    </form>
  );
}
