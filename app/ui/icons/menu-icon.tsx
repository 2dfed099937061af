import { icon } from "./icon.tsx";

export const MenuIcon = icon(<path d="M3.5 7.5h17M3.5 12h17M3.5 16.5h11" />);
