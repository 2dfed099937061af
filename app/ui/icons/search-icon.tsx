import { icon } from "./icon.tsx";

export const SearchIcon = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="m15.6 15.6 4.9 4.9" />
  </>,
);
