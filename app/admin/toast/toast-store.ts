import type { ReactNode } from "react";
import type { SubmitTarget } from "react-router";

export type Toast = {
  id: number;
  message: ReactNode;
  /** Milliseconds. */
  duration: number;
  /** Whether it expires also under the focus or the pointer, because the server waits no longer. */
  hasDeadline?: boolean;
  undo?: {
    /** The path of the action, in English. */
    path: string;
    submission: SubmitTarget;
    /** The message after it. */
    done: ReactNode;
    /** The ID of the element that gets the focus after it. */
    returnTo?: string;
  };
  /** Runs when the toast expires or is dismissed without an Undo. */
  onExpire?: () => void;
};

/** How long a toast is shown without the focus and the pointer, unless it says otherwise. */
const DURATION_MS = 8000;

/** How long a failure is shown. */
export const FAILURE_DURATION_MS = 12_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function removeToast(id: number): void {
  cancelExpiry(id);
  change(toasts.filter((toast) => toast.id !== id));
}

export function cancelExpiry(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Stop the clock of a toast until `startExpiry`. */
export function pauseExpiry({ id, hasDeadline }: Toast): void {
  if (!hasDeadline) cancelExpiry(id);
}

/** Let a toast expire after its duration. */
export function startExpiry({ id, duration }: Toast): void {
  if (timers.has(id)) return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), duration),
  );
}

/** Remove a toast and give up its Undo. */
export function dismissToast(id: number): void {
  const dismissed = toasts.find((toast) => toast.id === id);
  removeToast(id);
  dismissed?.onExpire?.();
}

type ToastContent = Omit<Toast, "id" | "duration"> & Partial<Pick<Toast, "duration">>;

/** Show a toast and return its id. Actions call it outside of any component. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  const toast = { duration: DURATION_MS, ...content, id: lastId };
  startExpiry(toast);
  change([...toasts, toast]);
  return toast.id;
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
