import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { Product } from "#app/domain/product/product.ts";
import { lazyModule } from "#app/ui/lazy-module.ts";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";

/** In a separate chunk: few visits open it. */
export const quickView = lazyModule(() =>
  import("./quick-view.tsx").then(({ QuickView }) => QuickView),
);

type QuickViewControl = {
  /** Open the dialog with a product. It grows out of the element `from`. */
  open(product: Product, from: HTMLElement): void;
};

const QuickViewContext = createContext<QuickViewControl | null>(null);

function centerOf(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Provide the Quick View dialog shared by all cards. */
export function QuickViewProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ product: Product; origin: ReturnType<typeof centerOf> }>();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const control = useMemo(
    () => ({
      open(product: Product, from: HTMLElement) {
        setShown({ product, origin: centerOf(from) });
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
        <LazyPanel
          module={quickView}
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

/** Return the control of Quick View. Throws outside a QuickViewProvider. */
export function useQuickView(): QuickViewControl {
  const control = useContext(QuickViewContext);
  if (!control) throw new Error("useQuickView must be used within a QuickViewProvider");
  return control;
}
