import { MAX_CHOICE_LENGTH } from "./max-choice-length.ts";

/** A size and a color of a product; '' for none. */
export type ProductChoice = { size: string; color: string };

/** Read the choice that a product page's query names (`color=Navy&size=M`). It may not be offered. */
export function choiceFromQuery(query: URLSearchParams): ProductChoice {
  const choiceOf = (name: string) => (query.get(name) ?? "").slice(0, MAX_CHOICE_LENGTH);
  return { size: choiceOf("size"), color: choiceOf("color") };
}

/** Return the query that `choiceFromQuery` reads. */
export function queryOfChoice({ size, color }: ProductChoice): URLSearchParams {
  return new URLSearchParams([
    ...(color ? [["color", color]] : []),
    ...(size ? [["size", size]] : []),
  ]);
}

/** Return the path of a product's page with a size and color chosen. */
export function productPathWith(slug: string, choice: ProductChoice): string {
  const query = queryOfChoice(choice).toString();
  return query ? `/products/${slug}?${query}` : `/products/${slug}`;
}
