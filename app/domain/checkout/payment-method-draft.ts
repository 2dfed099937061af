import { amountFromCents, type Cents } from "../money/money.ts";
import { readPrice } from "../money/product-numbers.ts";
import { isPaidOnHandover, MAX_HOLD_HOURS, type ManualMethod } from "./payment-method.ts";

/** The settings of a way to pay that a person confirms. */
export type MethodSettings = {
  kind: ManualMethod;
  isEnabled: boolean;
  /** What shoppers are told, by language. Where one is '', the other is shown. */
  instructions: { en: string; es: string };
  /** A data URL; '' for none. */
  qrImage: string;
  /** The largest total; null for any. */
  maxAmount: Cents | null;
  /** Where it is offered; empty for everywhere. */
  provinces: string[];
  holdHours: number;
  /** For optimistic locking. */
  version: string;
};

export type MethodProblem = "instructions" | "maxAmount" | "holdHours";

export type MethodChanges = Pick<
  MethodSettings,
  "isEnabled" | "instructions" | "maxAmount" | "provinces" | "holdHours"
>;

type MethodReading = { ok: true; changes: MethodChanges } | { ok: false; problem: MethodProblem };

/** Return the form that edits the settings of a way to pay. */
export function methodDraftOf(settings: MethodSettings) {
  return {
    isEnabled: settings.isEnabled,
    instructions: settings.instructions.en,
    instructionsEs: settings.instructions.es,
    maxAmount: settings.maxAmount === null ? "" : amountFromCents(settings.maxAmount),
    provinces: settings.provinces,
    holdHours: String(settings.holdHours),
  };
}

/** The form of a way to pay: texts as they are typed. */
export type MethodDraft = ReturnType<typeof methodDraftOf>;

/** Read the form of a way to pay. The database has the same rules. */
export function readMethodDraft(kind: ManualMethod, draft: MethodDraft): MethodReading {
  const en = draft.instructions.trim();
  const es = draft.instructionsEs.trim();
  const maxAmount = readPrice(draft.maxAmount);
  const holdHours = Number(draft.holdHours);
  if (draft.isEnabled && !isPaidOnHandover(kind) && en === "" && es === "") {
    return { ok: false, problem: "instructions" };
  }
  if (draft.maxAmount.trim() !== "" && !maxAmount) {
    return { ok: false, problem: "maxAmount" };
  }
  if (!Number.isInteger(holdHours) || holdHours < 1 || holdHours > MAX_HOLD_HOURS) {
    return { ok: false, problem: "holdHours" };
  }
  const { isEnabled, provinces } = draft;
  return {
    ok: true,
    changes: {
      isEnabled,
      instructions: { en, es },
      maxAmount,
      provinces,
      holdHours,
    },
  };
}
