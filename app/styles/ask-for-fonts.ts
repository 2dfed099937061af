import fontFaces from "./font-faces.css?url";
import { FONTS_SEEN } from "./fonts-seen.ts";

/** Adds the faces to the document, unless it has them already. Called once the page answers. */
export function askForFonts(): void {
  if (document.head.querySelector(`link[href="${fontFaces}"]`)) return;
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: fontFaces,
    onload: rememberFonts,
  });
  document.head.append(link);
}

function rememberFonts(): void {
  try {
    localStorage.setItem(FONTS_SEEN, "1");
  } catch {
    // A browser that keeps nothing gets its fonts behind the scripts on every page.
  }
}
