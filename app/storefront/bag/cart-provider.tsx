import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { type Cart, type CartActions, type CartStore, createCartStore } from "./cart-store.ts";
import { useBagRefresh } from "./use-bag-refresh.ts";

const CartContext = createContext<CartStore | null>(null);

const useCartOf = ({ subscribe, get, getOnServer }: CartStore) =>
  useSyncExternalStore(subscribe, get, getOnServer);

/**
 * Holds the shopper's bag for everything below it; keeps it in this browser and in step with its other tabs. What it gives never
 * changes, only what is read from it: a page is not gone through again because a bag was found or opened.
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

/** Returns what can be done with the bag, for whoever need not know what is in it; throws outside a CartProvider. */
export function useCartActions(): CartActions {
  return useCartStore().actions;
}
