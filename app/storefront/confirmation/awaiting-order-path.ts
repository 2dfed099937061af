import { createContext } from "react";

/** The page of the order that a payment was for and that awaits it still; null for a payment of a bag. */
export const AwaitingOrderPath = createContext<string | null>(null);
