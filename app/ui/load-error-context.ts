import { createContext } from "react";
import { showLoadFailure } from "./load-failure.ts";

/** Called when a panel that was opened could not be loaded. Without a provider the notice of the storefront says so. */
export const LoadErrorContext = createContext(() => showLoadFailure(true));
