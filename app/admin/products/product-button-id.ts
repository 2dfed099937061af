/** Return the ID of the button in a product's row that opens it. */
export const productButtonId = (id: string) => `product-${id}`;
