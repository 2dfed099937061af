import { createContext } from "react";

/** The colors of the product in the form, and the one that each picture shows. Without colors the tiles have no choice. */
export const PictureColors = createContext<{
  colors: string[];
  /** '' for none. */
  colorOf: (path: string) => string;
  setColor: (path: string, color: string) => void;
}>({ colors: [], colorOf: () => "", setColor: () => {} });
