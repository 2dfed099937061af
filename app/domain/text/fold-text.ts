/** Return text in lower case without accents, as search compares it: `Pantalón` is `pantalon`. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
