import { icon } from "./icon.tsx";

export const WhatsappIcon = icon(
  <>
    <path d="M3.7 20.3 5 16a8.4 8.4 0 1 1 3.3 3.1l-4.6 1.2Z" />
    <path d="M8.8 8.6c-.3 3.3 3 6.7 6.5 6.7l1-1.8-2.2-1.2-1.1.9c-1-.5-1.8-1.3-2.3-2.3l.9-1-1-2.2-1.8.9Z" />
  </>,
);
