import type { Fit } from "../product/product-details.ts";
import type { Language } from "../text/language.ts";

export const STARS = [1, 2, 3, 4, 5] as const;

/** How many reviews a page of them has. */
export const REVIEWS_PER_PAGE = 20;

/** How many a product's own page shows: the newest. */
export const NEWEST_REVIEWS = 4;

/** What a buyer says about a product, as shoppers read it. */
export type Review = {
  id: string;
  author: string;
  /** 1 to 5. */
  stars: number;
  /** Null if the buyer does not say. */
  fit: Fit | null;
  /** May have line breaks; '' for none. */
  words: string;
  /** The size bought. */
  size: string;
  /** Centimeters. */
  heightCm: number | null;
  language: Language;
  /** Whether it is about an order that the sandbox paid. */
  isSandbox: boolean;
  /** ISO time. */
  writtenAt: string;
};

/** The published reviews of a product. */
export type ProductReviews = {
  count: number;
  starSum: number;
  /** Of orders paid with real money. */
  realCount: number;
  realStarSum: number;
  /** How many say each. */
  fits: Record<Fit, number>;
  /** A page of them, newest first. */
  reviews: Review[];
};

export const NO_REVIEWS: ProductReviews = {
  count: 0,
  starSum: 0,
  realCount: 0,
  realStarSum: 0,
  fits: { runs_small: 0, true_to_size: 0, runs_large: 0 },
  reviews: [],
};

/** Return the average of the stars, rounded to one decimal as shoppers read it. `count` is at least 1. */
export function averageStars(starSum: number, count: number): number {
  return Math.round((10 * starSum) / count) / 10;
}
