/** The same among the buttons of a drawer or a window, where a bar would look like one of them; nothing without words. */
export function SandboxNote({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <p role="note" className="mt-4 border-amber border-l-2 pl-3 text-amber text-sm">
      <strong>{words}</strong>
    </p>
  );
}
