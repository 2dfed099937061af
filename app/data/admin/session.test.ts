import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { beforeEach, expect, test, vi } from "vitest";
import { browserClient } from "../browser-client.ts";
import { findStaffId, requireStaff } from "./session.ts";

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

function signedIn(isStaff: () => Promise<object>) {
  const rpc = vi.fn(isStaff);
  const signOut = vi.fn(async () => {});
  const session = { access_token: crypto.randomUUID() };
  const getSession = async () => ({ data: { session }, error: null });
  vi.mocked(browserClient).mockResolvedValue({ rpc, auth: { getSession, signOut } } as never);
  return { rpc, signOut };
}

test("verifies a token once for reads that run together", async () => {
  const { rpc } = signedIn(async () => ({ data: true, error: null, status: 200 }));
  await Promise.all([requireStaff(), requireStaff(), requireStaff()]);
  await requireStaff();
  expect(rpc).toHaveBeenCalledOnce();
});

test("verifies a token again that could not be verified", async () => {
  let isDown = true;
  const { rpc } = signedIn(async () =>
    isDown
      ? { data: null, error: new Error("down"), status: 503 }
      : { data: true, error: null, status: 200 },
  );
  await expect(requireStaff()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  isDown = false;
  await requireStaff();
  expect(rpc).toHaveBeenCalledTimes(2);
});

test("ends no session for an empty answer", async () => {
  const { signOut } = signedIn(async () => ({ data: null, error: null, status: 200 }));
  await expect(requireStaff()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(signOut).not.toHaveBeenCalled();
});

test("ends the session of someone who is not staff once", async () => {
  const { signOut } = signedIn(async () => ({ data: false, error: null, status: 200 }));
  const reads = [requireStaff(), requireStaff()].map((read) => read.catch(({ code }) => code));
  expect(await Promise.all(reads)).toEqual(["NOT_SIGNED_IN", "NOT_SIGNED_IN"]);
  expect(signOut).toHaveBeenCalledOnce();
});
