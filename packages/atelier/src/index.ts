export { drawPictures } from "./draw-pictures.ts";
export { type Picture, pictures } from "./pictures.ts";
export type { PictureRecord } from "./records.ts";
export { WIDTHS } from "./render.ts";
