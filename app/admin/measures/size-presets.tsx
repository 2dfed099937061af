import { useLingui } from "@lingui/react/macro";
import { hasPreset, SIZE_PRESETS, togglePreset } from "#app/domain/catalogue/size-presets.ts";
import { TOGGLE_CLASS } from "./toggle-class.ts";

type SizePresetsProps = { sizes: string[]; onChange: (sizes: string[]) => void };

/** Buttons that choose all sizes of a preset at once. */
export function SizePresets({ sizes, onChange }: SizePresetsProps) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Size presets`} className="flex flex-wrap gap-2">
      {SIZE_PRESETS.map((preset) => (
        <button
          key={preset.name}
          type="button"
          aria-pressed={hasPreset(sizes, preset)}
          onClick={() => onChange(togglePreset(sizes, preset))}
          className={TOGGLE_CLASS}
        >
          {preset.name === "One Size" ? t({ message: "One Size", context: "size" }) : preset.name}
        </button>
      ))}
    </fieldset>
  );
}
