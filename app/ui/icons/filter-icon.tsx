import { icon } from "./icon.tsx";

export const FilterIcon = icon(
  <>
    <path d="M3.5 7.5h9.2m4.6 0h3.2M3.5 16.5h3.2m4.6 0h9.2" />
    <circle cx="15" cy="7.5" r="2.2" />
    <circle cx="9" cy="16.5" r="2.2" />
  </>,
);
