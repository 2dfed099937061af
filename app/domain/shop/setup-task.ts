/** What is left to set up before a shop that others can reach sells for real. */
export const SETUP_TASKS = ["seller", "payments", "invoices"] as const;

/** The seller is not named; payments, or invoices, go to a sandbox. */
export type SetupTask = (typeof SETUP_TASKS)[number];
