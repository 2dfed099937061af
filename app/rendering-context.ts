import { createContext } from "react-router";

/** Set by the host for each rendering: the nonce of its inline scripts; null in development. */
export const scriptNonceContext = createContext<string | null>(null);

/** Set by the host: the shop's public URL without a trailing slash; null if not configured. */
export const storeUrlContext = createContext<string | null>(null);

/** Set by the host: whether payments go to the sandbox, so that no money moves. */
export const sandboxContext = createContext<boolean>(false);

/** Set by the host for each request: receives errors of loaders, actions and rendering. */
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});
