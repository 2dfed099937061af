/** A category as the specification's section 3 has it; `name` is the slug. */
export type Category = { id: string; name: string; displayName: string };

/** A collection: a category with a description. */
export type Collection = Category & { description: string };
