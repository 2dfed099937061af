import { createContext, type MouseEvent, useContext } from "react";
import type { NavigateOptions } from "react-router";

/** Handles a click on a link by client-side navigation, unless a modifier key or target asks for something else. */
export type Follow = (event: MouseEvent<HTMLAnchorElement>, options: NavigateOptions) => void;

/** Without a provider, the browser follows the link. */
export const LinkClickContext = createContext<Follow>(() => undefined);

export const useLinkClick = (): Follow => useContext(LinkClickContext);
