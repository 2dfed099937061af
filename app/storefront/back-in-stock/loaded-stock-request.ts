import { browserI18n } from "#app/i18n/browser-i18n.ts";

const [{ StockRequestForm }] = await Promise.all([
  import("./stock-request-form.tsx"),
  import.meta.env.SSR ? undefined : browserI18n(["info"]),
]);

/** The form with its messages. Imported here, so that the page that loads this file lists no file behind it. */
export default StockRequestForm;
