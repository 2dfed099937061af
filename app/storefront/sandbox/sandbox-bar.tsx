/** The sandbox notice above a page; empty without a text. Printers omit backgrounds, so print uses ink. */
export function SandboxBar({ text }: { text: string | null }) {
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
