import { icon } from "./icon.tsx";

export const ArrowRightIcon = icon(<path d="M3.5 12h17m-5.5-5.5L20.5 12 15 17.5" />);
