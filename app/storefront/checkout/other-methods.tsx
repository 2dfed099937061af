import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useFetcher } from "react-router";
import type { ChooseMethodResult } from "#app/domain/checkout.ts";
import type { ManualMethod, OfferedMethod } from "#app/domain/payment-method.ts";
import { paymentMethodName } from "#app/domain/payment-method-name.ts";
import { settings } from "#app/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { MethodError } from "./method-error.tsx";

function Explanation({ kind, holdHours }: OfferedMethod) {
  switch (kind) {
    case "transfer":
      return (
        <Trans>
          We reserve your items for {holdHours} hours. You transfer the total and send us the
          receipt.
        </Trans>
      );
    case "deuna":
      return (
        <Trans>
          We reserve your items for {holdHours} hours. You pay in the Deuna app and send us the
          receipt.
        </Trans>
      );
    case "cash_on_delivery":
      return <Trans>We confirm your order, and you pay when it arrives.</Trans>;
    case "pay_at_pickup":
      return <Trans>We confirm your order, and you pay when you pick it up.</Trans>;
  }
}

type MethodOptionProps = { method: OfferedMethod; isChosen: boolean; onChoose: () => void };

function MethodOption({ method, isChosen, onChoose }: MethodOptionProps) {
  const { i18n } = useLingui();
  const explanationId = useId();
  return (
    <label className="flex cursor-pointer gap-4 px-5 py-4">
      <input
        type="radio"
        name="method"
        value={method.kind}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={explanationId}
        className="mt-1 size-4 shrink-0 accent-terracotta"
        required
      />
      <span className="grid gap-0.5">
        <span>{paymentMethodName(method.kind, i18n)}</span>
        <span id={explanationId} className="text-muted text-sm">
          <Explanation {...method} />
        </span>
      </span>
    </label>
  );
}

/** No way to pay is offered for this amount, province or delivery. */
function NoMethod() {
  const { supportEmail } = settings;
  return (
    <p role="alert" className="border-oxblood border-l-2 py-2 pl-4">
      <Trans>
        We cannot take a payment for this order here. Please write to{" "}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </Trans>
    </p>
  );
}

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
              method={method}
              isChosen={chosen === method.kind}
              onChoose={() => setChosen(method.kind)}
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
