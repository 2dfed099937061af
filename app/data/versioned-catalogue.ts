import type { StoredCatalogue } from "./catalogue.ts";
import { type CurrentVersion, keptByVersion } from "./kept-by-version.ts";

/** Of each kind of question: every page of a small shop in every language, the popular ones of a large one. */
const MOST_ANSWERS = 200;

/**
 * Takes the database's catalogue and how its version is told, and returns the catalogue that asks the database once per
 * question and version. What a bag holds is asked each time: its combinations are as many as shoppers;
 * and so is what a sitemap lists, which is too much to keep.
 */
export function versionedCatalogue(
  database: StoredCatalogue,
  current: CurrentVersion,
): StoredCatalogue {
  return {
    source: database.source,
    listProducts: keptByVersion(database.listProducts, current, MOST_ANSWERS),
    listNewArrivals: keptByVersion(database.listNewArrivals, current, MOST_ANSWERS),
    listBestsellers: keptByVersion(database.listBestsellers, current, MOST_ANSWERS),
    listByIds: database.listByIds,
    listRelated: keptByVersion(database.listRelated, current, MOST_ANSWERS),
    findProduct: keptByVersion(database.findProduct, current, MOST_ANSWERS),
    findFormerAddress: keptByVersion(database.findFormerAddress, current, MOST_ANSWERS),
    countPublished: keptByVersion(database.countPublished, current, MOST_ANSWERS),
    listPublished: database.listPublished,
    listCategories: keptByVersion(database.listCategories, current, MOST_ANSWERS),
    listCollections: keptByVersion(database.listCollections, current, MOST_ANSWERS),
    listTaxonomyInUse: keptByVersion(database.listTaxonomyInUse, current, MOST_ANSWERS),
    listFurtherSizes: keptByVersion(database.listFurtherSizes, current, MOST_ANSWERS),
  };
}
