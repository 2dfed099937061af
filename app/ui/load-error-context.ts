import { createContext } from "react";

/** Called when a panel that was opened could not be loaded. Without a provider nothing is said. */
export const LoadErrorContext = createContext<() => void>(() => undefined);
