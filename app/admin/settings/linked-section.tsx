import type { ComponentProps } from "react";
import { SettingsSection } from "./settings-section.tsx";
import { useSettingsSections } from "./use-settings-sections.ts";

type LinkedSectionProps = Omit<ComponentProps<typeof SettingsSection>, "id" | "title"> & {
  id: keyof ReturnType<typeof useSettingsSections>;
};

/** A section of the tab Settings, to which the index links. */
export function LinkedSection({ id, ...section }: LinkedSectionProps) {
  return <SettingsSection {...section} id={id} title={useSettingsSections()[id]} />;
}
