import type { ReactNode } from "react";

type SectionHeadingProps = {
  /** For the section's `aria-labelledby`. */
  id: string;
  /** A link beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

export function SectionHeading({ id, action, children }: SectionHeadingProps) {
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-ink/80 border-b pb-5 md:mb-14">
      <h2 id={id} className="text-title">
        {children}
      </h2>
      {action}
    </div>
  );
}
