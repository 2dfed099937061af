import type { Point } from "./point.ts";

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data through the points. */
export function pathData(points: readonly Point[], closed = false): string {
  const body = points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
  return closed ? `${body}Z` : body;
}

type Attributes = Record<string, string | number | undefined>;

/** One SVG element; attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes, children = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === "number" ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join("");
  return children === "" ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}
