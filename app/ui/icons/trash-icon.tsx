import { icon } from "./icon.tsx";

export const TrashIcon = icon(
  <path d="M4.5 7h15M9.5 7V4.2h5V7M6.5 7l.9 13.3h9.2L17.5 7M10.2 10.8v6m3.6-6v6" />,
);
