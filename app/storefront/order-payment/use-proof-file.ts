import { type FormEvent, useRef, useState } from "react";
import {
  MAX_PDF_BYTES,
  MAX_PROOF_BYTES,
  type ProofProblem,
} from "#app/domain/payment/payment-proof.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

const maxBytesOf = ({ type }: File) =>
  type === "application/pdf" ? MAX_PDF_BYTES : MAX_PROOF_BYTES;

/** Return the ref and the handlers of a form that sends one file, and what is wrong with the chosen one. */
export function useProofFile() {
  const [problem, setProblem] = useState<ProofProblem | null>(null);
  // Each upload counts. A page that comes back is loaded again (CheckoutLayout).
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function choose(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    setProblem(null);
    // The browser's Stop ends an upload without an event.
    setBusy(chosen !== undefined);
    if (!chosen) return;
    const file = await shrinkPhoto(chosen);
    // Another may have been chosen meanwhile.
    if (input.files?.[0] !== chosen) return;
    setBusy(false);
    if (file.size > maxBytesOf(file)) {
      setProblem("size");
      input.value = "";
    } else if (file !== chosen) {
      const transfer = new DataTransfer();
      transfer.items.add(file);
      input.files = transfer.files;
    }
  }

  function submit(event: FormEvent) {
    const isChosen = field.current?.files?.length;
    if (isChosen) return setBusy(true);
    event.preventDefault();
    setProblem("missing");
    field.current?.focus();
  }

  return { field, problem, isBusy, choose, submit };
}
