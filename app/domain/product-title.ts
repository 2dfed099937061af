/** Return the name by which the owner knows a product: the English one, or the Spanish one where there is no other. */
export function productTitle({ name, nameEs }: { name: string; nameEs: string }): string {
  return name || nameEs;
}
