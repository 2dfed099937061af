/** Return the absolute URL of a picture, or null for a data URL. */
export function pictureUrl(storeUrl: string, url: string): string | null {
  if (/^https?:\/\//.test(url)) return url;
  return /^\/(?!\/)/.test(url) ? storeUrl + url : null;
}
