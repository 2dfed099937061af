import { lazyModule } from "#app/ui/lazy-module.ts";

/** The parsers with their schemas in a separate chunk: a first visit has nothing stored. */
export const lazyParsers = lazyModule(() => import("./parsers.ts").then(({ parsers }) => parsers));
