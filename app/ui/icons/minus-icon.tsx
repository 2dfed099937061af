import { icon } from "./icon.tsx";

export const MinusIcon = icon(<path d="M6.5 12h11" />);
