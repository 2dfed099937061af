import { useSandboxNotice } from "./use-sandbox-notice.ts";

/** The sandbox notice inside a drawer or dialog. */
export function SandboxNote() {
  const text = useSandboxNotice(null);
  if (text === null) return null;
  return (
    <p role="note" className="mt-4 border-amber border-l-2 pl-3 text-amber text-sm">
      <strong>{text}</strong>
    </p>
  );
}
