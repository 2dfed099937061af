/** Takes the shop's own url and a picture's, and returns the picture's in full; null for a data string, which has none. */
export function pictureUrl(storeUrl: string, url: string): string | null {
  if (/^https?:\/\//.test(url)) return url;
  return /^\/(?!\/)/.test(url) ? storeUrl + url : null;
}
