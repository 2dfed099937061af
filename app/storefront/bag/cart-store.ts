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
} from "#app/domain/bag/bag.ts";
import type { CurrentProduct } from "#app/domain/bag/bag-response.ts";
import type { Cents } from "#app/domain/money/money.ts";
import { storedBagValue } from "./stored-bag-value.ts";

/** The last change, for announcements: `settled` for `settle`, `full` when lines did not fit, `limited` when only a part of a quantity did. */
type BagChange =
  | { kind: "added" | "limited" | "removed" | "restored" | "quantity"; item: BagItem }
  | { kind: "full"; names: string[] }
  | { kind: "settled" };

export type CartActions = {
  /** Add choices. Return whether all of their quantities fitted. */
  add(...choices: BagChoice[]): boolean;
  remove(id: string): void;
  /** Restore a removed line at its index. Return whether the bag had room for it. */
  restore(item: BagItem, index: number): boolean;
  setQuantity(id: string, quantity: number): void;
  /** Accept current prices and remove unavailable lines, by `acceptBagChanges`, which the first load does not have. */
  settle(accept: (items: BagItem[]) => BagItem[]): void;
  /** Receive the bag's products as the shop has just sent them. */
  setProducts(products: CurrentProduct[]): void;
  clear(): void;
  open(): void;
  close(): void;
  toggle(): void;
};

/** What is not stored. `products` are the bag's, as the shop last sent them; empty before that. */
type Session = { isOpen: boolean; lastChange: BagChange | null; products: CurrentProduct[] };

type CartState = Session & {
  items: BagItem[];
  /** False on the server and while hydrating. */
  isLoaded: boolean;
  /** False where the browser does not store the bag: checkout, a new document, will not have it. */
  isPersistent: boolean;
  /** The sum of all quantities. */
  count: number;
  subtotal: Cents;
};

export type Cart = CartActions & CartState;

export type CartStore = {
  actions: CartActions;
  /** Return the browser's snapshot; referentially stable until a change. */
  get(): Cart;
  /** Return the server's snapshot. */
  getOnServer(): Cart;
  /** Call the listener after every change, in this tab or another. Return the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

const NO_ITEMS: BagItem[] = [];
const CLOSED = { isOpen: false, lastChange: null };

function createActions(change: (session: Partial<Session>) => void, isOpen: () => boolean) {
  const { get, update } = storedBagValue;
  const reportChange = (kind: "removed" | "quantity", id: string) => {
    const item = get().find((line) => line.id === id);
    if (item) change({ lastChange: { kind, item } });
  };
  const addOne = (choice: BagChoice): BagChange => {
    const lineOf = () => get().find((line) => isSameVariant(line, choice));
    const requested = (lineOf()?.quantity ?? 0) + choice.quantity;
    update((items) => addToBag(items, choice, Date.now()));
    const item = lineOf();
    if (!item) return { kind: "full", names: [choice.product.name] };
    return { kind: item.quantity === requested ? "added" : "limited", item };
  };
  const actions: CartActions = {
    add(...choices) {
      const changes = choices.map(addOne);
      const names = changes.flatMap((one) => (one.kind === "full" ? one.names : []));
      const full: BagChange | null = names.length > 0 ? { kind: "full", names } : null;
      const limited = changes.find(({ kind }) => kind === "limited");
      change({ lastChange: full ?? limited ?? changes.at(-1) ?? null });
      return changes.every(({ kind }) => kind === "added");
    },
    remove(id) {
      reportChange("removed", id);
      update((items) => removeFromBag(items, id));
    },
    restore(item, index) {
      update((items) => restoreToBag(items, item, index));
      const isRestored = get().some((line) => isSameVariant(line, item));
      const full: BagChange = { kind: "full", names: [item.product.name] };
      change({ lastChange: isRestored ? { kind: "restored", item } : full });
      return isRestored;
    },
    setQuantity(id, quantity) {
      update((items) => setBagQuantity(items, id, quantity));
      reportChange("quantity", id);
    },
    settle(accept) {
      update(accept);
      change({ lastChange: { kind: "settled" } });
    },
    setProducts: (products) => change({ products }),
    clear: () => update(() => NO_ITEMS),
    open: () => change({ isOpen: true }),
    close() {
      // Every navigation closes the bag; a closed one needs no update.
      if (isOpen()) change(CLOSED);
    },
    toggle: () => change(isOpen() ? CLOSED : { isOpen: true }),
  };
  return actions;
}

/** Create the store of the bag and its drawer. Storage is read on first use, so this is safe on the server. */
export function createCartStore(): CartStore {
  const listeners = new Set<() => void>();
  let session: Session = { ...CLOSED, products: [] };
  let snapshot: { session: Session; cart: Cart } | null = null;

  function change(part: Partial<Session>) {
    session = { ...session, ...part };
    for (const listener of listeners) listener();
  }
  const actions = createActions(change, () => session.isOpen);
  const cartOf = (items: BagItem[], isLoaded: boolean): Cart => ({
    ...actions,
    ...session,
    items,
    isLoaded,
    isPersistent: !isLoaded || storedBagValue.isPersistent(),
    count: countOf(items),
    subtotal: subtotalOf(items),
  });
  const serverCart = cartOf(NO_ITEMS, false);

  return {
    actions,
    get() {
      const items = storedBagValue.get();
      if (snapshot?.cart.items !== items || snapshot.session !== session) {
        snapshot = { session, cart: cartOf(items, true) };
      }
      return snapshot.cart;
    },
    getOnServer: () => serverCart,
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
