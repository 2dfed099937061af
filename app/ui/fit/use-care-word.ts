import { useLingui } from "@lingui/react/macro";
import type { CareSymbol } from "#app/domain/product/care.ts";

export function useCareWord() {
  const { t } = useLingui();
  const words: Record<CareSymbol, string> = {
    machine_wash_30: t`Machine wash at 30 °C`,
    machine_wash_40: t`Machine wash at 40 °C`,
    gentle_wash_30: t`Gentle wash at 30 °C`,
    hand_wash: t`Hand wash`,
    do_not_wash: t`Do not wash`,
    bleach: t`Bleach allowed`,
    do_not_bleach: t`Do not bleach`,
    tumble_dry_low: t`Tumble dry on low`,
    do_not_tumble_dry: t`Do not tumble dry`,
    line_dry: t`Line dry`,
    dry_flat: t`Dry flat`,
    dry_in_shade: t`Dry in the shade`,
    iron_low: t`Iron on low`,
    iron_medium: t`Iron on medium`,
    iron_high: t`Iron on high`,
    do_not_iron: t`Do not iron`,
    dry_clean: t`Dry clean`,
    do_not_dry_clean: t`Do not dry clean`,
  };
  return (symbol: CareSymbol) => words[symbol];
}
