/** The sandbox notice inside a drawer or dialog; nothing without a text. */
export function SandboxNote({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <p role="note" className="mt-4 border-amber border-l-2 pl-3 text-amber text-sm">
      <strong>{words}</strong>
    </p>
  );
}
