import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { type Cart, type CartActions, type CartStore, createCartStore } from "./cart-store.ts";
import { startBagRefresh } from "./start-bag-refresh.ts";

const CartContext = createContext<CartStore | null>(null);

const useCartSnapshot = ({ subscribe, get, getOnServer }: CartStore) =>
  useSyncExternalStore(subscribe, get, getOnServer);

/** Refresh the bag on mount and when it opens: names in the page's language, prices, availability. */
function useBagRefresh({ isOpen, setProducts }: Cart) {
  const path = useLocalizedPath()("/bag/products");
  useEffect(() => startBagRefresh(path, setProducts), [path, setProducts]);
  useEffect(() => {
    if (isOpen) return startBagRefresh(path, setProducts);
  }, [isOpen, path, setProducts]);
}

/** Provide the bag, stored in this browser and synchronized between its tabs. The context value is a stable store. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore);
  useBagRefresh(useCartSnapshot(store));
  return <CartContext value={store}>{children}</CartContext>;
}

function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error("useCart must be used within a CartProvider");
  return store;
}

/** Return the bag and its actions. Throws outside a CartProvider (specification section 8). */
export function useCart(): Cart {
  return useCartSnapshot(useCartStore());
}

/** Return the bag's actions without subscribing to its content. Throws outside a CartProvider. */
export function useCartActions(): CartActions {
  return useCartStore().actions;
}
