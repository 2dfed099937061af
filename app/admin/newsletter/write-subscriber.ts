import { removeSubscriber } from "#app/data/admin/admin-subscribers.ts";
import { outcomeOf } from "../layout/outcome.ts";

export type SubscriberSubmission = { intent: "remove"; id: string };

/** Remove an address from the newsletter and return the outcome. */
export function writeSubscriber({ id }: SubscriberSubmission) {
  return outcomeOf(() => removeSubscriber(id));
}
