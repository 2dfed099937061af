import { icon } from "./icon.tsx";

export const CloseIcon = icon(<path d="m5.5 5.5 13 13m0-13-13 13" />);
