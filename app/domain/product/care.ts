/** The usual care symbols (ISO 3758) by kind, in the order of a label. `is_care` in the database has the same. */
export const CARE_KINDS = {
  wash: ["machine_wash_30", "machine_wash_40", "gentle_wash_30", "hand_wash", "do_not_wash"],
  bleach: ["bleach", "do_not_bleach"],
  tumble: ["tumble_dry_low", "do_not_tumble_dry"],
  dry: ["line_dry", "dry_flat", "dry_in_shade"],
  iron: ["iron_low", "iron_medium", "iron_high", "do_not_iron"],
  professional: ["dry_clean", "do_not_dry_clean"],
} as const;

export type CareKind = keyof typeof CARE_KINDS;
export type CareSymbol = (typeof CARE_KINDS)[CareKind][number];

export const CARE_KIND_NAMES = Object.keys(CARE_KINDS) as CareKind[];

/** Every symbol in the order of a label. */
export const CARE_SYMBOLS: readonly CareSymbol[] = Object.values(CARE_KINDS).flat();

/** Return the symbol of a kind among the chosen ones; '' for none. */
export function careOfKind(care: readonly CareSymbol[], kind: CareKind): CareSymbol | "" {
  const symbols: readonly CareSymbol[] = CARE_KINDS[kind];
  return care.find((symbol) => symbols.includes(symbol)) ?? "";
}

/** Return the symbols in the order of a label, each once. */
export function sortedCare(care: readonly CareSymbol[]): CareSymbol[] {
  return CARE_SYMBOLS.filter((symbol) => care.includes(symbol));
}

/** Return the chosen symbols with another one of a kind, or none for ''. */
export function withCare(
  care: readonly CareSymbol[],
  kind: CareKind,
  chosen: CareSymbol | "",
): CareSymbol[] {
  const symbols: readonly CareSymbol[] = CARE_KINDS[kind];
  const others = care.filter((symbol) => !symbols.includes(symbol));
  return sortedCare(chosen ? [...others, chosen] : others);
}

/** Return whether no two symbols are of one kind: they would contradict each other. */
export function agrees(care: readonly CareSymbol[]): boolean {
  return CARE_KIND_NAMES.every((kind) => {
    const symbols: readonly CareSymbol[] = CARE_KINDS[kind];
    return care.filter((symbol) => symbols.includes(symbol)).length <= 1;
  });
}
