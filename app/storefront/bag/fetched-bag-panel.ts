import { fetchOnce } from "#app/ui/fetch-once.ts";

/** The bag's drawer, a chunk of its own: few visits open it. */
export const bagPanel = fetchOnce(() => import("./bag-panel.tsx").then(({ BagPanel }) => BagPanel));
