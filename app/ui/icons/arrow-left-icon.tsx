import { icon } from "./icon.tsx";

export const ArrowLeftIcon = icon(<path d="M20.5 12h-17M9 6.5 3.5 12 9 17.5" />);
