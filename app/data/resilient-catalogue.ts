import type { StoredCatalogue } from "./catalogue.ts";
import { type Rest, restAfterFailure } from "./rest-after-failure.ts";

/** How many answers are kept for an outage: every page of a small shop, the popular ones of a large one. */
const KEPT_ANSWERS = 500;

type Read = (...given: never[]) => Promise<unknown>;

type Parts = {
  database: StoredCatalogue;
  sample: StoredCatalogue;
  /** Told of each read that failed, since the shopper is not. */
  onFailure: (error: unknown) => void;
  rest?: Rest;
};

/**
 * Takes the database's catalogue and the sample goods and returns the catalogue that shoppers' pages read.
 * While the database fails, each question gets its last good answer (`source` says `stale`); before anything real was
 * ever seen, the sample goods answer (specification section 1). A question never asked before rejects during an outage.
 * After a slow failure the last good answers come at once for a while.
 */
export function resilientCatalogue({
  database,
  sample,
  onFailure,
  rest = restAfterFailure(),
}: Parts): StoredCatalogue {
  const answers = new Map<string, unknown>();
  let source: StoredCatalogue["source"] = "database";

  function keep(key: string, answer: unknown): void {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest);
  }

  function guarded<Method extends Read>(name: string, real: Method, standIn: Method): Method {
    const read: Read = async (...given) => {
      const key = JSON.stringify([name, ...given]);
      if (rest.isResting() && answers.has(key)) {
        source = "stale";
        return answers.get(key);
      }
      try {
        const answer = await rest.attempt(() => real(...given));
        keep(key, answer);
        source = "database";
        return answer;
      } catch (error) {
        onFailure(error);
        source = answers.size > 0 ? "stale" : "sample";
        if (answers.has(key)) return answers.get(key);
        if (source === "sample") return standIn(...given);
        throw error;
      }
    };
    return read as Method;
  }

  return {
    get source() {
      return source;
    },
    listProducts: guarded("listProducts", database.listProducts, sample.listProducts),
    listNewArrivals: guarded("listNewArrivals", database.listNewArrivals, sample.listNewArrivals),
    listBestsellers: guarded("listBestsellers", database.listBestsellers, sample.listBestsellers),
    listByIds: guarded("listByIds", database.listByIds, sample.listByIds),
    listRelated: guarded("listRelated", database.listRelated, sample.listRelated),
    findProduct: guarded("findProduct", database.findProduct, sample.findProduct),
    listPublished: guarded("listPublished", database.listPublished, sample.listPublished),
    listCategories: guarded("listCategories", database.listCategories, sample.listCategories),
    listCollections: guarded("listCollections", database.listCollections, sample.listCollections),
    listFurtherSizes: guarded(
      "listFurtherSizes",
      database.listFurtherSizes,
      sample.listFurtherSizes,
    ),
  };
}
