import type { ReactNode } from "react";

type SessionCardProps = { title: string; eyebrow: string; children: ReactNode };

/** The quiet page around signing in: one sheet of paper on the table. */
export function SessionCard({ title, eyebrow, children }: SessionCardProps) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <section className="w-full max-w-md border border-hairline bg-surface px-6 py-10 shadow-card sm:px-10">
        <p className="label-caps text-muted">{eyebrow}</p>
        <h1 className="mt-3 text-2xl">{title}</h1>
        {children}
      </section>
    </main>
  );
}
