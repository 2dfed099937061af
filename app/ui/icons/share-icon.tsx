import { icon } from "./icon.tsx";

export const ShareIcon = icon(<path d="M12 15.2V3.6m-4 4 4-4 4 4M6.2 11.4H4.8v9h14.4v-9h-1.4" />);
