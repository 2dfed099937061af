import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { Product } from "#app/domain/product.ts";
import { FetchedPanel } from "#app/ui/fetched-panel.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";
import { quickView } from "./fetched-quick-view.ts";

type QuickViewControl = {
  /** Shows the product in the dialog, which grows out of the given element. */
  open(product: Product, from?: HTMLElement): void;
};

const QuickViewContext = createContext<QuickViewControl | null>(null);

function centreOf(element: HTMLElement | undefined) {
  const box = element?.getBoundingClientRect();
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Provides the one Quick View that all cards open. */
export function QuickViewProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ product: Product; origin?: { x: number; y: number } }>();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const control = useMemo(
    () => ({
      open(product: Product, from?: HTMLElement) {
        setShown({ product, origin: centreOf(from) });
        setIsOpen(true);
      },
    }),
    [],
  );
  return (
    <QuickViewContext value={control}>
      {children}
      <CloseOnNavigation close={close} />
      {shown && (
        <FetchedPanel
          part={quickView}
          props={{
            ...shown,
            open: isOpen,
            onOpenChange: setIsOpen,
            onClosed: () => setShown(undefined),
          }}
        />
      )}
    </QuickViewContext>
  );
}

/** Returns the control of Quick View; throws outside a QuickViewProvider. */
export function useQuickView(): QuickViewControl {
  const control = useContext(QuickViewContext);
  if (!control) throw new Error("useQuickView must be used within a QuickViewProvider");
  return control;
}
