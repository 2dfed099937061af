import { createContext } from "react-router";

/** Set by the host for each rendering: the word that inline scripts of this one document must carry to be run. */
export const scriptNonceContext = createContext<string | undefined>(undefined);

/** Set by the host: the address shoppers use, without a slash at its end; null where nobody said. */
export const storeUrlContext = createContext<string | null>(null);

/** Set by the host: whether payments are made in the sandbox, so that no money moves. */
export const sandboxContext = createContext<boolean>(false);

/** Set by the host for each request: hears what a loader, an action or a rendering threw. */
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});
