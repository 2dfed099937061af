import { icon } from "./icon.tsx";

export const EyeIcon = icon(
  <>
    <path d="M2.6 12C4.8 8 8.1 6 12 6s7.2 2 9.4 6c-2.2 4-5.5 6-9.4 6s-7.2-2-9.4-6Z" />
    <circle cx="12" cy="12" r="2.7" />
  </>,
);
