import { lazyModule } from "#app/ui/lazy-module.ts";

/** The phone's menu in a separate chunk, loaded at the first interaction. */
export const phoneMenuPanel = lazyModule(() =>
  import("./phone-menu-panel.tsx").then(({ PhoneMenuPanel }) => PhoneMenuPanel),
);
