import { createContext } from "react";

/** The message catalogues that the document was rendered with, and is taken over with. */
export const DocumentParts = createContext<readonly string[]>([]);
