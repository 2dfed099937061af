import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { beforeEach, expect, test, vi } from "vitest";
import { browserClient } from "../browser-client.ts";
import { findStaffId, requireStaff } from "./admin-session.ts";

vi.mock("../browser-client.ts");

/** Answer as auth-js does when it cannot renew an expired session. */
function failToRenew(error: Error) {
  const getSession = async () => ({ data: { session: null }, error });
  vi.mocked(browserClient).mockResolvedValue({ auth: { getSession } } as never);
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test.each([0, 503])("reports a session that cannot be renewed now: %i", async (status) => {
  failToRenew(new AuthRetryableFetchError("Failed to fetch", status));
  await expect(requireStaff()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await expect(findStaffId()).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("ends a session whose renewal is rejected", async () => {
  failToRenew(new AuthApiError("Not found", 400, "refresh_token_not_found"));
  await expect(requireStaff()).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
  expect(await findStaffId()).toBeNull();
});
