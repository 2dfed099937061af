/** What local storage holds under this key once the fonts have come: from then on they wait in the browser's cache. */
export const FONTS_SEEN = "fonts-seen";
