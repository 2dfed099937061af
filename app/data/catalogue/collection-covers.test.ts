import { expect, test } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { catalogueIn } from "./catalogue-in.ts";
import { collectionCovers } from "./collection-covers.ts";
import { withSource } from "./map-catalogue.ts";
import { sampleCatalogue } from "./sample-catalogue.ts";

const collection = (name: string) => ({
  id: `id of ${name}`,
  name,
  displayName: name,
  description: "",
});

/** A catalogue whose collection "amalfi" has two products, of which the second has pictures; "como" is empty, "ischia" fails. */
function catalogueWithCollections(): Pick<Catalogue, "listProducts"> {
  const samples = catalogueIn("en", withSource(sampleCatalogue(), "sample"));
  return {
    async listProducts(filters) {
      const [name] = filters.collections;
      if (name === "ischia") throw new Error("no answer");
      const { value, source } = await samples.listProducts({ ...filters, collections: [] });
      const products = value.products.slice(0, 2).map((product, index) => ({
        ...product,
        images: index === 1 ? ["/pictures/amalfi-1200.jpg"] : [],
      }));
      return { value: { ...value, products: name === "amalfi" ? products : [] }, source };
    },
  };
}

test("returns the picture of the first product with one, for collections without a scene", async () => {
  const names = ["modern-milan", "amalfi", "como", "ischia"];
  expect(await collectionCovers(catalogueWithCollections(), names.map(collection))).toEqual({
    "id of amalfi": "/pictures/amalfi-1200.jpg",
  });
});
