import type { ReactNode } from "react";

type SettingsSectionProps = {
  /** What a link to the section names. */
  id?: string;
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
};

export function SettingsSection({ id, title, hint, children }: SettingsSectionProps) {
  return (
    <fieldset
      id={id}
      className="min-w-0 scroll-mt-4 border-hairline border-b px-5 py-8 last-of-type:border-b-0 sm:px-10"
    >
      <legend className="float-left w-full font-serif text-xl">{title}</legend>
      {hint && <p className="clear-both pt-1 text-muted text-sm">{hint}</p>}
      <div className="clear-both grid grid-cols-1 gap-x-8 gap-y-6 pt-5 sm:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}
