/** The sandbox notice inside a drawer or dialog; empty without a text. */
export function SandboxNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p role="note" className="mt-4 border-amber border-l-2 pl-3 text-amber text-sm">
      <strong>{text}</strong>
    </p>
  );
}
