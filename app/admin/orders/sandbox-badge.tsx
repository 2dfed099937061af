/** Marks an order that the payment sandbox paid for. A space, which a new line drops, keeps it from the text before. */
export function SandboxBadge() {
  return (
    <>
      {" "}
      <span className="inline-block bg-amber px-1.5 py-0.5 font-semibold text-surface text-xs">
        SANDBOX
      </span>
    </>
  );
}
