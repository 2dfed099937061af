import { icon } from "./icon.tsx";

export const HeartIcon = icon(
  <path d="M12 20.2C6.6 16.2 3.4 13 3.4 9.2a4.6 4.6 0 0 1 8.6-2.3 4.6 4.6 0 0 1 8.6 2.3c0 3.8-3.2 7-8.6 11Z" />,
);
