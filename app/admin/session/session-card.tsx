import type { ReactNode } from "react";
import { settings } from "#app/settings.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

type SessionCardProps = { title: string; children: ReactNode };

/** The frame of the sign-in and reset pages. */
export function SessionCard({ title, children }: SessionCardProps) {
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center px-4 py-10 outline-none">
      <PageHead title={title} isPrivate />
      <section className="w-full max-w-md border border-hairline bg-surface px-6 py-10 shadow-card sm:px-10">
        <div className="flex items-center justify-between gap-4">
          <p className="label-caps text-muted">{settings.brand}</p>
          <LanguageSwitch className="text-link inline-flex min-h-11 items-center text-sm" />
        </div>
        <h1 className="mt-3 text-2xl">{title}</h1>
        {children}
      </section>
    </main>
  );
}
