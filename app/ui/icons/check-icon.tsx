import { icon } from "./icon.tsx";

export const CheckIcon = icon(<path d="m4.5 12.6 5 5L19.5 7" />);
