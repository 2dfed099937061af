import { icon } from "./icon.tsx";

export const PlusIcon = icon(<path d="M6.5 12h11M12 6.5v11" />);
