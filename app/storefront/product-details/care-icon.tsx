import {
  CARE_KIND_NAMES,
  CARE_KINDS,
  type CareKind,
  type CareSymbol,
} from "#app/domain/product/care.ts";

/** The outline of each kind of symbol (ISO 3758). */
const OUTLINES: Record<CareKind, string> = {
  wash: "M2.5 7l3 13h13l3-13M2.7 8c1.5 1.4 3 1.4 4.6 0s3.1-1.4 4.7 0 3.1 1.4 4.7 0 3.1-1.4 4.6 0",
  bleach: "M12 4l9 16H3z",
  tumble: "M3.5 3.5h17v17h-17zM12 6a6 6 0 1 0 0 12 6 6 0 1 0 0-12",
  dry: "M3.5 3.5h17v17h-17z",
  iron: "M2.5 18h19l-2.2-9.5H9.5M21 18l-1.8-9.5M2.5 18c.6-3.6 3-5.5 7-5.5h10.6",
  professional: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17",
};

const CROSS = "M3 3l18 18M21 3L3 21";
const DOT = (x: number, y: number) => `M${x} ${y}h.01`;

/** What a symbol has beyond the outline of its kind. */
const DETAILS: Partial<Record<CareSymbol, string>> = {
  gentle_wash_30: "M6 22.5h12",
  hand_wash:
    "M9.5 10.5v5c0 1.4 1 2.5 2.6 2.5s2.7-1 2.7-2.5v-3.5m-5.3 1l-1.3-1.2m2.9 1v-3.3m1.5 3.3v-3.3m1.5 3.3V10",
  do_not_wash: CROSS,
  do_not_bleach: CROSS,
  tumble_dry_low: DOT(12, 12),
  do_not_tumble_dry: CROSS,
  line_dry: "M3.5 3.5c3 5.5 14 5.5 17 0",
  dry_flat: "M7.5 12h9",
  dry_in_shade: "M3.5 9l5.5-5.5M3.5 14l10.5-10.5",
  iron_low: DOT(13.5, 15.3),
  iron_medium: DOT(11.5, 15.3) + DOT(15.5, 15.3),
  iron_high: DOT(9.5, 15.3) + DOT(13.5, 15.3) + DOT(17.5, 15.3),
  do_not_iron: CROSS,
  do_not_dry_clean: CROSS,
};

/** Letters and numbers inside the outline. */
const TEXTS: Partial<Record<CareSymbol, string>> = {
  machine_wash_30: "30",
  machine_wash_40: "40",
  gentle_wash_30: "30",
  dry_clean: "P",
};

const kindOf = (symbol: CareSymbol): CareKind =>
  CARE_KIND_NAMES.find((kind) => CARE_KINDS[kind].some((one) => one === symbol)) ?? "wash";

/** A care symbol as drawn on labels. Its text is beside it. */
export function CareIcon({ symbol }: { symbol: CareSymbol }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6 shrink-0 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:1.3]"
    >
      <path d={OUTLINES[kindOf(symbol)]} />
      {DETAILS[symbol] && (
        <path
          d={DETAILS[symbol]}
          className={DETAILS[symbol].includes("h.01") ? "[stroke-width:2.4]" : undefined}
        />
      )}
      {TEXTS[symbol] && (
        <text
          x="12"
          y="17"
          textAnchor="middle"
          className="fill-current stroke-none font-semibold text-[8px]"
        >
          {TEXTS[symbol]}
        </text>
      )}
    </svg>
  );
}
