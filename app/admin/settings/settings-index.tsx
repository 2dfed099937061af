import { useLingui } from "@lingui/react/macro";
import { useSettingsSections } from "./use-settings-sections.ts";

/** Links to the sections of the long tab Settings; beside them in a wide window, where they stay in sight. */
export function SettingsIndex() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Sections of the settings`}
      className="mb-6 xl:sticky xl:top-8 xl:order-last xl:mb-0 xl:self-start"
    >
      <ul className="flex flex-wrap gap-x-5 xl:grid xl:border-hairline xl:border-l xl:pl-6">
        {Object.entries(useSettingsSections()).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center text-sm">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
