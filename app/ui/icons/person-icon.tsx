import { icon } from "./icon.tsx";

export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="3.6" />
    <path d="M4.8 20.4c.6-4 3.4-6.4 7.2-6.4s6.6 2.4 7.2 6.4" />
  </>,
);
