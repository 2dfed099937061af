import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { type Cart, type CartActions, type CartStore, createCartStore } from "./cart-store.ts";
import { useBagRefresh } from "./use-bag-refresh.ts";

const CartContext = createContext<CartStore | null>(null);

const useCartOf = ({ subscribe, get, getOnServer }: CartStore) =>
  useSyncExternalStore(subscribe, get, getOnServer);

/**
 * Provides the shopper's bag, stored in this browser and synchronized between its tabs. The context value is a store and never
 * changes: only components that read from it render again.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore);
  useBagRefresh(useCartOf(store).isOpen);
  return <CartContext value={store}>{children}</CartContext>;
}

function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error("useCart must be used within a CartProvider");
  return store;
}

/** Returns the shopper's bag and what can be done with it; throws outside a CartProvider (specification section 8). */
export function useCart(): Cart {
  return useCartOf(useCartStore());
}

/** Returns the bag's actions without subscribing to its content; throws outside a CartProvider. */
export function useCartActions(): CartActions {
  return useCartStore().actions;
}
