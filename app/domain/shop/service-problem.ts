/** What is wrong with the server itself and is emailed to the owner, once a day at most. */
export const SERVICE_PROBLEMS = [
  "backup_failed",
  "payphone_token_rejected",
  "proofs_full",
] as const;

export type ServiceProblem = (typeof SERVICE_PROBLEMS)[number];
