import {
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import {
  addToBag,
  type BagChoice,
  type BagItem,
  countOf,
  isSamePiece,
  removeFromBag,
  restoreToBag,
  setBagQuantity,
  subtotalOf,
} from "#app/domain/bag.ts";
import { settleBag } from "#app/domain/bag-refresh.ts";
import type { Cents } from "#app/domain/money.ts";
import { storedBagValue } from "./stored-bag-value.ts";
import { useBagRefresh } from "./use-bag-refresh.ts";

/** The last thing the shopper did to the bag, so that it can be announced; `full` when a choice found no room. */
export type BagChange =
  | { kind: "added" | "removed" | "restored" | "quantity"; item: BagItem }
  | { kind: "full" };

type CartActions = {
  add(choice: BagChoice): void;
  remove(id: string): void;
  /** Puts a removed line back where it stood. */
  restore(item: BagItem, index: number): void;
  setQuantity(id: string, quantity: number): void;
  /** Leaves only what can be bought today, at today's prices. */
  settle(): void;
  clear(): void;
  open(): void;
  close(): void;
  toggle(): void;
};

type Cart = CartActions & {
  items: BagItem[];
  /** False on the server and until the browser has read its own bag: an empty bag is not known to be empty yet. */
  isLoaded: boolean;
  isOpen: boolean;
  /** How many pieces the lines hold together. */
  count: number;
  subtotal: Cents;
  lastChange: BagChange | null;
};

const CartContext = createContext<Cart | null>(null);

const NO_ITEMS: BagItem[] = [];
const neverChanges = () => () => {};

function useCartActions(
  setIsOpen: (change: (isOpen: boolean) => boolean) => void,
  setLastChange: (change: BagChange) => void,
): CartActions {
  return useMemo(() => {
    const { get, update } = storedBagValue;
    const reportLine = (kind: "removed" | "quantity", id: string) => {
      const item = get().find((line) => line.id === id);
      if (item) setLastChange({ kind, item });
    };
    return {
      add(choice) {
        update((items) => addToBag(items, choice, Date.now()));
        const item = get().find((line) => isSamePiece(line, choice));
        setLastChange(item ? { kind: "added", item } : { kind: "full" });
      },
      remove(id) {
        reportLine("removed", id);
        update((items) => removeFromBag(items, id));
      },
      restore(item, index) {
        update((items) => restoreToBag(items, item, index));
        setLastChange({ kind: "restored", item });
      },
      setQuantity(id, quantity) {
        update((items) => setBagQuantity(items, id, quantity));
        reportLine("quantity", id);
      },
      settle: () => update(settleBag),
      clear: () => update(() => NO_ITEMS),
      open: () => setIsOpen(() => true),
      close: () => setIsOpen(() => false),
      toggle: () => setIsOpen((isOpen) => !isOpen),
    };
  }, [setIsOpen, setLastChange]);
}

/** Holds the shopper's bag for everything below it; keeps it in this browser and in step with its other tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { get, subscribe } = storedBagValue;
  const items = useSyncExternalStore(subscribe, get, () => NO_ITEMS);
  const isLoaded = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isOpen, setIsOpen] = useState(false);
  const [lastChange, setLastChange] = useState<BagChange | null>(null);
  const actions = useCartActions(setIsOpen, setLastChange);
  useBagRefresh(isOpen);

  const cart = useMemo(
    () => ({
      ...actions,
      items,
      isLoaded,
      isOpen,
      count: countOf(items),
      subtotal: subtotalOf(items),
      lastChange,
    }),
    [actions, items, isLoaded, isOpen, lastChange],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}

/** Returns the shopper's bag and what can be done with it; throws outside a CartProvider (specification section 8). */
export function useCart(): Cart {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used within a CartProvider");
  return cart;
}
