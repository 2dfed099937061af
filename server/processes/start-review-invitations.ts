import { supabaseReviewInvitationQueue } from "#app/data/server/review-invitation-queue.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import type { Backend } from "../database/backend.ts";
import { inviteReviewers } from "../mail/invite-reviewers.ts";
import type { Instrument } from "../payment/fault-points.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Logger } from "../runtime/logger.ts";
import { type PeriodicTask, startPeriodicTask } from "../runtime/periodic-task.ts";
import { signedTokens } from "../runtime/signed-tokens.ts";

type InvitationParts = {
  environment: Pick<Environment, "workerSeconds">;
  backend: Pick<Backend, "deriveKey">;
  instrument: Instrument;
  logger: Logger;
};

/** Start the worker that invites buyers to review; null without a key for its links. */
export function startReviewInvitations(
  { environment, backend: { deriveKey }, instrument, logger }: InvitationParts,
  client: SupabaseClient,
): PeriodicTask | null {
  if (!deriveKey) return null;
  const queue = instrument("reviewInvitations", supabaseReviewInvitationQueue(client));
  const createToken = signedTokens(deriveKey("review tokens")).create;
  return startPeriodicTask(
    (isStopping) => inviteReviewers({ queue, createToken, logger }, isStopping),
    {
      interval: environment.workerSeconds * 1000,
      onError: (error) => logger.error({ error }, "who is to be invited could not be read"),
    },
  );
}
