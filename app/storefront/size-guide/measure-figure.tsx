import { useLingui } from "@lingui/react/macro";
import type { Measure } from "#app/domain/product/measures.ts";
import { BAG, BODY, type Figure, FOOT, SHOE, TOP, TROUSERS } from "./figures.ts";
import { letterOf } from "./measure-letters.ts";

function figureFor(kind: "body" | "garment", names: Measure[]): Figure {
  if (kind === "body") return names.every((name) => name === "foot") ? FOOT : BODY;
  return (
    [TROUSERS, BAG, SHOE].find(({ lines }) =>
      names.some((name) => lines[name] && !TOP.lines[name]),
    ) ?? TOP
  );
}

/** A drawing of a body or a garment, with the letters of the measures where they are taken. */
export function MeasureFigure({ kind, names }: { kind: "body" | "garment"; names: Measure[] }) {
  const { t } = useLingui();
  const figure = figureFor(kind, names);
  return (
    <svg
      role="img"
      aria-label={t`Where each measurement is taken`}
      viewBox={figure.viewBox}
      className="max-h-64 w-full fill-none [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {/* Forced colors leave strokes and fills as they are. */}
      <g className="stroke-current text-ink forced-colors:text-[CanvasText] [stroke-width:1.2]">
        {[...figure.paths, ...(figure.mirrored ?? [])].map((d) => (
          <path key={d} d={d} />
        ))}
        {figure.mirrored && (
          <g transform={`matrix(-1 0 0 1 ${figure.width} 0)`}>
            {figure.mirrored.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
        )}
      </g>
      {names.map((name, index) => {
        const line = figure.lines[name];
        if (!line) return null;
        const [x, y] = line.at;
        return (
          <g key={name} className="text-terracotta forced-colors:text-[CanvasText]">
            <path d={line.d} className="stroke-current [stroke-dasharray:3_3] [stroke-width:1.4]" />
            <text
              x={x}
              y={y + 4}
              textAnchor="middle"
              className="fill-current font-semibold text-[11px]"
            >
              {letterOf(index)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
