import type { ReactNode } from "react";
import type { SubmitTarget } from "react-router";

export type Toast = {
  id: number;
  message: ReactNode;
  /** What the Undo button submits, and the path of its action, in English. */
  undo?: { path: string; submission: SubmitTarget };
};

type NewToast = Omit<Toast, "id"> & {
  /** Milliseconds. */
  duration: number;
  /** Runs when the toast expires without an Undo. */
  onExpire?: () => void;
};

/** How long a toast offers Undo, in milliseconds. */
export const UNDO_DURATION_MS = 8000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Remove a toast. */
export function removeToast(id: number): void {
  cancelExpiry(id);
  change(toasts.filter((toast) => toast.id !== id));
}

/** Cancel the expiry of a toast. */
export function cancelExpiry(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Remove a toast after `duration` milliseconds. */
export function expireToast(id: number, duration: number, onExpire?: () => void): void {
  cancelExpiry(id);
  const expire = () => {
    removeToast(id);
    onExpire?.();
  };
  timers.set(id, setTimeout(expire, duration));
}

/** Show a toast. Actions call it outside of any component. */
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
