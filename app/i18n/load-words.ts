import type { MiddlewareFunction } from "react-router";
import { browserI18n } from "./browser-i18n.ts";
import type { CataloguePart } from "./catalogue-part.ts";

/** Takes a part of the catalogue and returns a route's client middleware that has it loaded before the route is shown. */
export function loadWords(part: CataloguePart): MiddlewareFunction<Record<string, unknown>> {
  return async (_args, next) => {
    await browserI18n([part]);
    return next();
  };
}
