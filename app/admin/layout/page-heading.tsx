import type { ReactNode } from "react";

type PageHeadingProps = { title: ReactNode; children?: ReactNode };

export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-2xl">{title}</h1>
      {/* Small on a phone, so that they share a row. */}
      <div className="flex flex-wrap items-center gap-2 sm:gap-3 max-sm:[&_.label-caps]:px-3! max-sm:[&_.label-caps]:tracking-normal! max-sm:[&_.label-caps]:normal-case!">
        {children}
      </div>
    </div>
  );
}
