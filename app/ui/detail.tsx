import type { ReactNode } from "react";

type DetailProps = { name: ReactNode; className?: string; children: ReactNode };

/** A term and its description in a `<dl>`. */
export function Detail({ name, className, children }: DetailProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
