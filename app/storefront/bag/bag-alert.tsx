import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type BagItem, MAX_LINE_QUANTITY } from "#app/domain/bag/bag.ts";

export function BagAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-5 border-amber border-l-2 pl-3 text-amber text-sm">
      {children}
    </p>
  );
}

export function OrderLimit({ line }: { line: BagItem }) {
  const { quantity } = line;
  const { name } = line.product;
  return (
    <Trans>
      You can order up to {MAX_LINE_QUANTITY} of one item. You now have {quantity} of {name}.
    </Trans>
  );
}
