import type { ChartSize, SizeChart } from "#app/domain/fit/size-chart.ts";
import { SAMPLE_CATEGORIES } from "./sample-products.ts";

/** The measures of the body, with the name of each size in the EU, the US and Italy. */
const CLOTHES: ChartSize[] = (
  [
    ["XS", "34", "2", "38", [80, 83], [62, 65], [88, 91]],
    ["S", "36", "4", "40", [84, 87], [66, 69], [92, 95]],
    ["M", "38", "6", "42", [88, 91], [70, 73], [96, 99]],
    ["L", "40", "8", "44", [92, 96], [74, 78], [100, 104]],
    ["XL", "42", "10", "46", [97, 101], [79, 83], [105, 109]],
  ] as const
).map(([size, eu, us, it, [...bust], [...waist], [...hips]]) => ({
  size,
  elsewhere: { eu, us, it },
  body: { bust, waist, hips },
  garment: {},
}));

const SHOES: ChartSize[] = (
  [
    ["35", "5", [22.2, 22.7]],
    ["36", "6", [22.8, 23.3]],
    ["37", "6.5", [23.4, 23.9]],
    ["38", "7.5", [24, 24.6]],
    ["39", "8.5", [24.7, 25.3]],
    ["40", "9", [25.4, 26]],
    ["41", "10", [26.1, 26.6]],
  ] as const
).map(([size, us, [...foot]]) => ({
  size,
  elsewhere: { eu: size, us, it: size },
  body: { foot },
  garment: {},
}));

const categoriesOf = (...names: string[]) =>
  SAMPLE_CATEGORIES.filter(({ name }) => names.includes(name)).map(({ id, name }) => ({
    id,
    name,
  }));

/** The size charts that are shown if no database responds. */
export const SAMPLE_SIZE_CHARTS: SizeChart[] = [
  {
    id: "clothes",
    categories: categoriesOf("dresses", "tops", "bottoms", "outerwear"),
    sizes: CLOTHES,
  },
  { id: "shoes", categories: categoriesOf("shoes"), sizes: SHOES },
];
