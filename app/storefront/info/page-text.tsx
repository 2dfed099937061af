import type { ReactNode } from "react";

type PageTextProps = {
  title: ReactNode;
  /** Whether it has tables, which take more than a line of text. */
  isWide?: boolean;
  children: ReactNode;
};

export function PageText({ title, isWide = false, children }: PageTextProps) {
  return (
    <article className="page-width grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-24">
      <h1 className="text-title lg:sticky lg:top-32 lg:self-start">{title}</h1>
      <div className={isWide ? "min-w-0 max-w-[48em]" : "max-w-[33em]"}>{children}</div>
    </article>
  );
}

export function PageSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="border-hairline border-b py-8 first:pt-0 last:border-b-0">
      <h2 className="mb-4 text-xl">{title}</h2>
      <div className="space-y-4 text-muted">{children}</div>
    </section>
  );
}
