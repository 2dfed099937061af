import type { ReactNode } from "react";

/** A term and its description in a `<dl>`. */
export function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
