import type { ReactNode } from "react";
import type { SubmitTarget } from "react-router";

export type Toast = {
  id: number;
  words: ReactNode;
  /** What the Undo button submits, and the path of its action, in English. */
  undo?: { path: string; submission: SubmitTarget };
};

type NewToast = Omit<Toast, "id"> & {
  /** Milliseconds it stays. */
  duration: number;
  /** Runs when the time has passed without an Undo. */
  onExpire: () => void;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Removes a toast. */
export function removeToast(id: number): void {
  keepToast(id);
  change(toasts.filter((toast) => toast.id !== id));
}

/** Stops a toast from expiring. */
export function keepToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets a toast expire after so many milliseconds. */
export function expireToast(id: number, duration: number, onExpire = () => {}): void {
  keepToast(id);
  const expire = () => {
    removeToast(id);
    onExpire();
  };
  timers.set(id, setTimeout(expire, duration));
}

/** Shows a toast at the foot of the admin; actions call it, outside of any component. */
export function showToast({ duration, onExpire, ...toast }: NewToast): void {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }]);
  expireToast(lastId, duration, onExpire);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
