/** A stored picture: its smallest width is enough for an email. */
const STORED = /^(.*\/(?:plates|scenes|product-images)\/.+)-1200\.jpg$/;
/** The formats that every mail client shows. */
const SHOWN = /\.(?:jpe?g|png)$/i;

/** Return the absolute URL of a picture that mail clients show, or null: they show no WebP and no data URLs. */
export function mailPictureUrl(image: string | null, storeUrl: string): string | null {
  if (!image || !/^(?:https?:\/\/|\/(?!\/))/.test(image) || !URL.canParse(image, storeUrl)) {
    return null;
  }
  const url = new URL(image.replace(STORED, "$1-400.jpg"), storeUrl);
  return SHOWN.test(url.pathname) ? url.href : null;
}
