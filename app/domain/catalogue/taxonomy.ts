/** A category (specification section 3). `name` is the slug. */
export type Category = { id: string; name: string; displayName: string };

export type Collection = Category & { description: string };
