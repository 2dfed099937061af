import { browserI18n } from "#app/i18n/browser-i18n.ts";
import { type LazyModule, lazyModule } from "#app/ui/lazy-module.ts";

/** Create a lazy module of a view with its catalogue of messages. The server has the messages of its document. */
export function lazyView<View>(
  catalogue: string,
  importView: () => Promise<View>,
): LazyModule<View> {
  return lazyModule(async () => {
    const messages = import.meta.env.SSR ? undefined : browserI18n([catalogue]);
    const [view] = await Promise.all([importView(), messages]);
    return view;
  });
}
