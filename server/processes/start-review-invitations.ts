import { supabaseReviewInvitationQueue } from "#app/data/server/review-invitation-queue.ts";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import type { Backend } from "../database/backend.ts";
import { inviteReviewers } from "../mail/invite-reviewers.ts";
import type { WithFaultPoints } from "../runtime/fault-points.ts";
import type { PeriodicTask } from "../runtime/periodic-task.ts";
import { signedTokens } from "../runtime/signed-tokens.ts";
import { startWorker, type WorkerSettings } from "./start-worker.ts";

type InvitationParts = WorkerSettings & {
  backend: Pick<Backend, "deriveKey">;
  withFaultPoints: WithFaultPoints;
};

/** Start the worker that invites buyers to review; null without a key for its links. */
export function startReviewInvitations(
  parts: InvitationParts,
  client: SupabaseClient,
): PeriodicTask | null {
  const { backend, withFaultPoints, logger } = parts;
  if (!backend.deriveKey) return null;
  const queue = withFaultPoints("reviewInvitations", supabaseReviewInvitationQueue(client));
  const createToken = signedTokens(backend.deriveKey("review tokens")).create;
  return startWorker(parts, {
    name: "review-invitations",
    failure: "who is to be invited could not be read",
    round: (isStopping) => inviteReviewers({ queue, createToken, logger }, isStopping),
  });
}
