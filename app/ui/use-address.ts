// For app/admin until it imports the new name.
export { useLocalizedPath as useAddress } from "./use-localized-path.ts";
