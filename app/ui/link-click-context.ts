import { createContext, type MouseEvent } from "react";
import type { NavigateOptions } from "react-router";

/** Handles a click by client-side navigation, unless a modifier key or the target prevents it. */
export type LinkClickHandler = (
  event: MouseEvent<HTMLAnchorElement>,
  options: NavigateOptions,
) => void;

/** Without a provider, the browser follows links. */
export const LinkClickContext = createContext<LinkClickHandler>(() => undefined);
