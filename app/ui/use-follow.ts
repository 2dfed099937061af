import { createContext, type MouseEvent, useContext } from "react";
import type { NavigateOptions } from "react-router";

/** Takes a click on a link and leads where it points without a new document, unless the click asks for something else. */
export type Follow = (event: MouseEvent<HTMLAnchorElement>, options: NavigateOptions) => void;

/** Where no router stands around a link, the browser follows it. */
export const FollowContext = createContext<Follow>(() => undefined);

export const useFollow = (): Follow => useContext(FollowContext);
