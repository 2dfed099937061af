import { icon } from "./icon.tsx";

export const TruckIcon = icon(
  <>
    <path d="M5.2 16.8H2.8V6.5h11v10.3h-5M13.8 10h4l3.4 3.3v3.5h-2.1m-5.3 0h1.7" />
    <circle cx="7" cy="17.2" r="1.8" />
    <circle cx="17.3" cy="17.2" r="1.8" />
  </>,
);
