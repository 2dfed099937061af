import type { StoredCatalogue } from "./catalogue.ts";
import { type Rest, restAfterFailure } from "./rest-after-failure.ts";
import { TooSlow, withinPatience } from "./within-patience.ts";

/** How many answers are kept for an outage: every page of a small shop, the popular ones of a large one. */
const KEPT_ANSWERS = 500;

type Read = (...given: never[]) => Promise<unknown>;

type Parts = {
  database: StoredCatalogue;
  sample: StoredCatalogue;
  /** Told of each read that failed, since the shopper is not. */
  onFailure: (error: unknown) => void;
  rest?: Rest;
  /** How many milliseconds a reader waits for news of what the last good answer says; as long as it takes when not given. */
  patience?: number;
};

/**
 * Takes the database's catalogue and the sample goods and returns the catalogue that shoppers' pages read.
 * While the database fails, each question gets its last good answer (`source` says `stale`); before anything real was
 * ever seen, the sample goods answer (specification section 1). A question never asked before rejects during an outage.
 * Nobody waits long for what is known: a database that is slow keeps its first readers for `patience`; the ones after them have
 * the last good answer at once, and behind their backs it is asked now and then, until it has answered.
 */
export function resilientCatalogue({
  database,
  sample,
  onFailure,
  rest = restAfterFailure(),
  patience,
}: Parts): StoredCatalogue {
  const answers = new Map<string, unknown>();
  let source: StoredCatalogue["source"] = "database";
  /** Whether the database has kept a reader waiting in vain and not answered since. */
  let isAiling = false;
  let isProbed = false;
  let staleAnswers = 0;

  function keep(key: string, answer: unknown): void {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest);
  }

  function failed(error: unknown): void {
    onFailure(error);
    if (error instanceof TooSlow) isAiling = true;
  }

  /** Asks the database within the patience there is. An answer that comes too late is kept all the same. */
  async function ask(key: string, real: () => Promise<unknown>): Promise<unknown> {
    const isKnown = answers.has(key);
    const answer = await rest.attempt(() => {
      const coming = real().then((given) => {
        keep(key, given);
        return given;
      });
      return isKnown && patience ? withinPatience(coming, patience) : coming;
    });
    if (isKnown) isAiling = false;
    return answer;
  }

  function giveLast(key: string): unknown {
    source = "stale";
    staleAnswers += 1;
    return answers.get(key);
  }

  /** One question at a time is enough to notice that the database is well again. */
  function probe(key: string, real: () => Promise<unknown>): void {
    if (isProbed || rest.isResting()) return;
    isProbed = true;
    ask(key, real)
      .catch(failed)
      .finally(() => {
        isProbed = false;
      });
  }

  function guarded<Method extends Read>(name: string, real: Method, standIn: Method): Method {
    const read: Read = async (...given) => {
      const key = JSON.stringify([name, ...given]);
      if (answers.has(key) && (isAiling || rest.isResting())) {
        probe(key, () => real(...given));
        return giveLast(key);
      }
      try {
        const answer = await ask(key, () => real(...given));
        source = "database";
        return answer;
      } catch (error) {
        failed(error);
        if (answers.has(key)) return giveLast(key);
        source = answers.size > 0 ? "stale" : "sample";
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
    get staleAnswers() {
      return staleAnswers;
    },
    listProducts: guarded("listProducts", database.listProducts, sample.listProducts),
    listNewArrivals: guarded("listNewArrivals", database.listNewArrivals, sample.listNewArrivals),
    listBestsellers: guarded("listBestsellers", database.listBestsellers, sample.listBestsellers),
    listByIds: guarded("listByIds", database.listByIds, sample.listByIds),
    listRelated: guarded("listRelated", database.listRelated, sample.listRelated),
    findProduct: guarded("findProduct", database.findProduct, sample.findProduct),
    findFormerAddress: guarded(
      "findFormerAddress",
      database.findFormerAddress,
      sample.findFormerAddress,
    ),
    countPublished: guarded("countPublished", database.countPublished, sample.countPublished),
    // Ten thousand at a time would fill the memory that is there for pages; a crawler comes again.
    async listPublished(part) {
      try {
        return await rest.attempt(() => database.listPublished(part));
      } catch (error) {
        failed(error);
        throw error;
      }
    },
    listCategories: guarded("listCategories", database.listCategories, sample.listCategories),
    listCollections: guarded("listCollections", database.listCollections, sample.listCollections),
    listTaxonomyInUse: guarded(
      "listTaxonomyInUse",
      database.listTaxonomyInUse,
      sample.listTaxonomyInUse,
    ),
    listFurtherSizes: guarded(
      "listFurtherSizes",
      database.listFurtherSizes,
      sample.listFurtherSizes,
    ),
  };
}
