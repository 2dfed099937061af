import { FailureMessage } from "../layout/failure-message.tsx";
import { PaymentRefusalWords } from "./payment-refusal-words.tsx";
import type { CallProblem } from "./use-shop-call.ts";

/** Says why the shop's server did not do what it was asked. */
export function CallProblemMessage({ problem }: { problem: CallProblem | null }) {
  if (problem?.kind === "failure") return <FailureMessage failure={problem.failure} />;
  return (
    <div role="alert">
      {problem && (
        <p className="border-oxblood border-l-2 bg-panel px-4 py-3 text-oxblood text-sm">
          <PaymentRefusalWords refusal={problem.refusal} />
        </p>
      )}
    </div>
  );
}
