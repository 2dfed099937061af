import { fetchOnce } from "#app/ui/fetch-once.ts";

/** The bag's drawer, which every page can open but is read without. */
export const bagPanel = fetchOnce(() => import("./bag-panel.tsx").then(({ BagPanel }) => BagPanel));
