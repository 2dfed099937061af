import type { ReactNode } from "react";
import type { SubmitTarget } from "react-router";

export type Toast = {
  id: number;
  message: ReactNode;
  /** What the Undo button submits, and the path of its action, in English. */
  undo?: { path: string; submission: SubmitTarget };
  /** Runs when the toast expires or is dismissed without an Undo. */
  onExpire?: () => void;
};

type NewToast = Omit<Toast, "id"> & {
  /** Milliseconds. */
  duration: number;
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

/** Remove a toast and give up its Undo. */
export function dismissToast(id: number): void {
  const dismissed = toasts.find((toast) => toast.id === id);
  removeToast(id);
  dismissed?.onExpire?.();
}

/** Show a toast and return its id. Actions call it outside of any component. */
export function showToast({ duration, ...toast }: NewToast): number {
  lastId += 1;
  const id = lastId;
  change([...toasts, { ...toast, id }]);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), duration),
  );
  return id;
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
