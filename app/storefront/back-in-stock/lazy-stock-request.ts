import { lazyModule } from "#app/ui/lazy-module.ts";

/** The request to be told about stock. A document has it as HTML, which needs no script; else its code and messages are loaded. */
export const stockRequestForm = lazyModule(() =>
  import("./loaded-stock-request.ts").then((file) => file.default),
);

if (import.meta.env.SSR) await stockRequestForm.load();
