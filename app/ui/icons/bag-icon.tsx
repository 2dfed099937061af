import { icon } from "./icon.tsx";

export const BagIcon = icon(
  <>
    <path d="M5 8.2h14l1 12.3H4L5 8.2Z" />
    <path d="M8.6 11V6.9a3.4 3.4 0 0 1 6.8 0V11" />
  </>,
);
