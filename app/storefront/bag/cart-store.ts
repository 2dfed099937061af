import {
  addToBag,
  type BagChoice,
  type BagItem,
  countOf,
  isSameVariant,
  removeFromBag,
  restoreToBag,
  setBagQuantity,
  subtotalOf,
} from "#app/domain/bag.ts";
import { acceptBagChanges } from "#app/domain/bag-refresh.ts";
import type { Cents } from "#app/domain/money.ts";
import { storedBagValue } from "./stored-bag-value.ts";

/** The last change of the bag, for announcement: `full` when a line did not fit, `limited` when not all of its quantity did. */
type BagChange =
  | { kind: "added" | "limited" | "removed" | "restored" | "quantity"; item: BagItem }
  | { kind: "full" };

export type CartActions = {
  /** Returns whether all of it fitted into the bag. */
  add(choice: BagChoice): boolean;
  remove(id: string): void;
  /** Restores a removed line at its place. */
  restore(item: BagItem, index: number): void;
  setQuantity(id: string, quantity: number): void;
  /** Accepts today's prices and removes what cannot be bought. */
  settle(): void;
  clear(): void;
  open(): void;
  close(): void;
  toggle(): void;
};

type Drawer = { isOpen: boolean; lastChange: BagChange | null };

type CartState = Drawer & {
  items: BagItem[];
  /** False on the server and until the stored bag has been read. */
  isLoaded: boolean;
  /** The number of items of all lines. */
  count: number;
  subtotal: Cents;
};

export type Cart = CartActions & CartState;

export type CartStore = {
  actions: CartActions;
  /** The snapshot in the browser; the same object until something changes. */
  get(): Cart;
  /** The snapshot on the server. */
  getOnServer(): Cart;
  /** Calls the listener after every change, in this tab or another; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

const NO_ITEMS: BagItem[] = [];
const CLOSED: Drawer = { isOpen: false, lastChange: null };

function createActions(change: (drawer: Partial<Drawer>) => void, isOpen: () => boolean) {
  const { get, update } = storedBagValue;
  const reportLine = (kind: "removed" | "quantity", id: string) => {
    const item = get().find((line) => line.id === id);
    if (item) change({ lastChange: { kind, item } });
  };
  const actions: CartActions = {
    add(choice) {
      const lineOf = () => get().find((line) => isSameVariant(line, choice));
      const wanted = (lineOf()?.quantity ?? 0) + choice.quantity;
      update((items) => addToBag(items, choice, Date.now()));
      const item = lineOf();
      const isAllIn = item?.quantity === wanted;
      const kind = isAllIn ? "added" : "limited";
      change({ lastChange: item ? { kind, item } : { kind: "full" } });
      return isAllIn;
    },
    remove(id) {
      reportLine("removed", id);
      update((items) => removeFromBag(items, id));
    },
    restore(item, index) {
      update((items) => restoreToBag(items, item, index));
      change({ lastChange: { kind: "restored", item } });
    },
    setQuantity(id, quantity) {
      update((items) => setBagQuantity(items, id, quantity));
      reportLine("quantity", id);
    },
    settle: () => update(acceptBagChanges),
    clear: () => update(() => NO_ITEMS),
    open: () => change({ isOpen: true }),
    close() {
      // Every navigation closes the bag: no update when it is closed.
      if (isOpen()) change({ isOpen: false });
    },
    toggle: () => change({ isOpen: !isOpen() }),
  };
  return actions;
}

/** Creates the store of the bag and its drawer. Reads the browser's storage only when it is used. */
export function createCartStore(): CartStore {
  const listeners = new Set<() => void>();
  let drawer = CLOSED;
  let seen: { drawer: Drawer; cart: Cart } | null = null;

  function change(part: Partial<Drawer>) {
    drawer = { ...drawer, ...part };
    for (const listener of listeners) listener();
  }
  const actions = createActions(change, () => drawer.isOpen);
  const cartOf = (items: BagItem[], isLoaded: boolean): Cart => ({
    ...actions,
    ...drawer,
    items,
    isLoaded,
    count: countOf(items),
    subtotal: subtotalOf(items),
  });
  const unread = cartOf(NO_ITEMS, false);

  return {
    actions,
    get() {
      const items = storedBagValue.get();
      if (seen?.cart.items !== items || seen.drawer !== drawer) {
        seen = { drawer, cart: cartOf(items, true) };
      }
      return seen.cart;
    },
    getOnServer: () => unread,
    subscribe(listener) {
      listeners.add(listener);
      const stop = storedBagValue.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
