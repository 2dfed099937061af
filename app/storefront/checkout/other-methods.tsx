import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState, useTransition } from "react";
import * as v from "valibot";
import {
  type ChooseMethodResult,
  ChooseMethodResultSchema,
} from "#app/domain/checkout/choose-method-result.ts";
import type { ManualMethod, OfferedMethod } from "#app/domain/checkout/payment-method.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { postJson } from "../post-json.ts";
import { MethodError } from "./method-error.tsx";
import { MethodOption } from "./method-option.tsx";
import { NoMethod } from "./no-method.tsx";

type OtherMethodsProps = {
  reference: string;
  methods: readonly OfferedMethod[];
  /** Whether the shop takes no cards. */
  isAlone: boolean;
};

const ANSWER_TIMEOUT_MS = 30_000;

/** Make the order. Without an answer, the error is UNAVAILABLE. */
async function makeOrder(path: string, choice: object): Promise<ChooseMethodResult> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  try {
    return v.parse(ChooseMethodResultSchema, await postJson(path, JSON.stringify(choice), signal));
  } catch {
    return { error: "UNAVAILABLE" };
  }
}

/** The ways to pay that a person confirms, below PayPhone's button or alone. */
export function OtherMethods({ reference, methods, isAlone }: OtherMethodsProps) {
  const [isBusy, startMaking] = useTransition();
  const [error, setError] = useState<ChooseMethodResult["error"]>(null);
  const [isLeaving, setLeaving] = useState(false);
  const only = isAlone && methods.length === 1 ? methods[0] : null;
  const [chosen, setChosen] = useState<ManualMethod | null>(only?.kind ?? null);
  const localizedPath = useLocalizedPath();
  const { t } = useLingui();
  // Otherwise the payment button above it is announced.
  useAnnouncement(isAlone && methods.length > 0 ? t`How would you like to pay?` : "");
  if (methods.length === 0) return isAlone && <NoMethod />;

  function order(event: FormEvent) {
    event.preventDefault();
    if (chosen === null || isBusy) return;
    setError(null);
    startMaking(async () => {
      const result = await makeOrder(localizedPath("/checkout/method"), {
        reference,
        method: chosen,
      });
      setError(result.error);
      if (result.error !== null) return;
      setLeaving(true);
      // A new document: only some pages allow the provider's script.
      window.location.assign(localizedPath(`/orders/${reference}`));
    });
  }

  return (
    <form
      onSubmit={order}
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
      {error && <MethodError code={error} />}
      <Button
        type="submit"
        variant={isAlone || chosen ? "primary" : "secondary"}
        className="justify-self-start"
        isInactive={isBusy || isLeaving}
      >
        <Trans>Order and Pay Later</Trans>
      </Button>
    </form>
  );
}
