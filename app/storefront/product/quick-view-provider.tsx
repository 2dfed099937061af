import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import type { Product } from "#app/domain/product/product.ts";
import { lazyModule } from "#app/ui/lazy-module.ts";
import { LazyPanel } from "#app/ui/lazy-panel.tsx";
import { CloseOnNavigation } from "../close-on-navigation.tsx";

/** In a separate chunk: few visits open it. */
export const quickView = lazyModule(() =>
  import("./quick-view.tsx").then(({ QuickView }) => QuickView),
);

/** Opens the dialog with a product. It grows out of the element `from`. */
type OpenQuickView = (product: Product, from: HTMLElement) => void;

const QuickViewContext = createContext<OpenQuickView | null>(null);

function centerOf(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Provide the Quick View dialog shared by all cards. */
export function QuickViewProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ product: Product; origin: ReturnType<typeof centerOf> }>();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const openQuickView = useCallback<OpenQuickView>((product, from) => {
    setShown({ product, origin: centerOf(from) });
    setIsOpen(true);
  }, []);
  return (
    <QuickViewContext value={openQuickView}>
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

/** Return how to open Quick View. Throws outside a QuickViewProvider. */
export function useQuickView(): OpenQuickView {
  const openQuickView = useContext(QuickViewContext);
  if (!openQuickView) throw new Error("useQuickView must be used within a QuickViewProvider");
  return openQuickView;
}
