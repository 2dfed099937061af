/** The bar that says in plain sight that no money moves, on paper without its ground; nothing without words (`useSandboxWords`). */
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
