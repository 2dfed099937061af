import type { ReactNode } from "react";

export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-hairline border-b px-5 py-8 sm:px-10">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
