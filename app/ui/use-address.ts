export { useLocalizedPath as useAddress } from "./use-localized-path.ts";
