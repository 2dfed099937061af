import { data } from "react-router";
import * as v from "valibot";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withLooks } from "#app/data/catalogue/picture-looks.ts";
import { readMenu } from "#app/data/catalogue/read-menu.ts";
import {
  foundProductOf,
  namedTaxonomy,
  type SearchAnswer,
  SearchTextSchema,
} from "#app/domain/catalogue/search-answer.ts";
import { taxonomyInSearch } from "#app/domain/catalogue/taxonomy-in-search.ts";
import { languageOf } from "#app/domain/text/language.ts";
import { searchWordsOf } from "#app/domain/text/search-words.ts";
import type { Route } from "./+types/shop-search";

/** While a shopper types and deletes; prices are read again at checkout. */
const MAX_AGE_SECONDS = 30;

const NOTHING = { products: [], total: 0 };

/** Return what the header's search shows for the text typed so far. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const text = v.safeParse(SearchTextSchema, searchParams.get("q") ?? "");
  if (!text.success) throw data("Bad Request", { status: 400 });

  const catalogue = context.get(catalogueContext);
  // The same words find the same, however they are typed.
  const search = searchWordsOf(text.output).join(" ");
  const [{ value: taxonomy }, { products, total }] = await Promise.all([
    readMenu(catalogue),
    search ? catalogue.searchProducts(search).then(({ value }) => value) : NOTHING,
  ]);
  const isFound = total > 0;
  const named = (entries: typeof taxonomy.menu.categories) =>
    taxonomyInSearch(entries, isFound ? search : "").map(namedTaxonomy);
  const answer: SearchAnswer = {
    products: withLooks(products, languageOf(pathname)).map(foundProductOf),
    total,
    categories: named(taxonomy.menu.categories),
    collections: named(taxonomy.menu.collections),
    suggestion: search && !isFound ? (await catalogue.suggestSearch(search)).value : null,
  };
  return Response.json(answer, {
    headers: { "Cache-Control": `private, max-age=${MAX_AGE_SECONDS}` },
  });
}
