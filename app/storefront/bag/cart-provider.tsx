import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { type Cart, type CartActions, type CartStore, createCartStore } from "./cart-store.ts";
import { useBagRefresh } from "./use-bag-refresh.ts";

const CartContext = createContext<CartStore | null>(null);

const useCartSnapshot = ({ subscribe, get, getOnServer }: CartStore) =>
  useSyncExternalStore(subscribe, get, getOnServer);

/** Provide the bag, stored in this browser and synchronized between its tabs. The context value is a stable store. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore);
  useBagRefresh(useCartSnapshot(store).isOpen, store.actions.setProducts);
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
