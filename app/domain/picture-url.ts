/** Takes the shop's own address and a picture's, and returns the picture's in full; null for a data string, which has none. */
export function pictureUrl(storeUrl: string, address: string): string | null {
  if (/^https?:\/\//.test(address)) return address;
  return /^\/(?!\/)/.test(address) ? storeUrl + address : null;
}
