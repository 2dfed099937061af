import { createClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import { setInviteDays } from "./reviews.ts";
import { requireStaff } from "./session.ts";

vi.mock("./session.ts");

/** Answer with the changed rows, and return the query of the last request. */
function answerWith(changed: object[]) {
  const fetch = vi.fn(async (_url: RequestInfo | URL) => Response.json(changed));
  const client = createClient("http://shop.test", "public", { global: { fetch } });
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  return () => new URL(String(fetch.mock.lastCall?.[0])).searchParams;
}

test.each([
  [7, "eq.7"],
  [null, "is.null"],
])("changes the days of invitations only from those that were read: %s", async (opened, filter) => {
  const query = answerWith([{ id: true }]);
  await setInviteDays(9, opened);
  expect([query().get("id"), query().get("invite_days")]).toEqual(["eq.true", filter]);
  answerWith([]);
  await expect(setInviteDays(9, opened)).rejects.toMatchObject({ code: "SETTINGS_CHANGED" });
});
