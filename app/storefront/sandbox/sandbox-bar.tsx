import { type OrderOrigin, useSandboxNotice } from "./use-sandbox-notice.ts";

/** The sandbox notice above a page, or above that of an order. Printers omit backgrounds, so print uses ink. */
export function SandboxBar({ order }: { order: OrderOrigin | null }) {
  const text = useSandboxNotice(order);
  if (text === null) return null;
  return (
    <p
      role="note"
      className="bg-amber px-5 py-2.5 text-center font-medium text-sm text-surface leading-snug print:text-ink"
    >
      {text}
    </p>
  );
}
