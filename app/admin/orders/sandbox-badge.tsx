/** Marks an order that the payment sandbox paid for. */
export function SandboxBadge() {
  return (
    <span className="ml-2 bg-amber px-1.5 py-0.5 font-semibold text-surface text-xs">SANDBOX</span>
  );
}
