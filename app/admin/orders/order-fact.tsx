import type { ReactNode } from "react";

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(8rem,45%)_minmax(0,1fr)] gap-3 py-1 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
