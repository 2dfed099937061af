import { createContext } from "react";

/** The message catalogues that the document was rendered with and is hydrated with. */
export const DocumentParts = createContext<readonly string[]>([]);
