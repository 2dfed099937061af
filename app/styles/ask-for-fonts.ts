import fontFaces from "./font-faces.css?url";

/** Adds the faces to the document, unless it has them already. Called once the page answers. */
export function askForFonts(): void {
  if (document.head.querySelector(`link[href="${fontFaces}"]`)) return;
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: fontFaces,
  });
  document.head.append(link);
}
