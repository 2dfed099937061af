import { createContext } from "react";

/** The shop's own address, without a slash at its end. It never changes, so that whoever asks for it has nothing to do when the page does. */
export const StoreUrl = createContext("");
