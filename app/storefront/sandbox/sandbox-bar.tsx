/** The bar that says that no money moves; nothing without a text (`useSandboxWords`). Printed without its background. */
export function SandboxBar({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <p
      role="note"
      className="bg-amber px-5 py-2.5 text-center font-medium text-sm text-surface leading-snug print:text-ink"
    >
      {words}
    </p>
  );
}
