import { createClient } from "@supabase/supabase-js";
import { beforeEach, expect, test, vi } from "vitest";
import { askAsStaff } from "./ask-as-staff.ts";
import { requireStaff } from "./session.ts";

vi.mock("./session.ts");

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

const HTML = "<html>Please sign in</html>";
const refusal = JSON.stringify({ code: "23514", message: "violates check constraint" });

test.each([
  [200, HTML, "UNAVAILABLE"],
  [403, HTML, "UNAVAILABLE"],
  [413, HTML, "REJECTED"],
  [413, "What you sent is too large.", "REJECTED"],
  [403, JSON.stringify({ message: "Only staff may do this." }), "REJECTED"],
  [502, HTML, "UNAVAILABLE"],
  [400, refusal, "REJECTED"],
  [401, JSON.stringify({ code: "PGRST301", message: "JWT expired" }), "NOT_SIGNED_IN"],
])("converts the answer %s %s to %s", async (status, body, code) => {
  const fetch = async () => new Response(body, { status });
  const client = createClient("http://shop.test", "public", { global: { fetch } });
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  const ask = askAsStaff("changing a product", (client) =>
    client.from("products").update({ name: "Scarf" }).eq("id", "1").select("id"),
  );
  await expect(ask).rejects.toMatchObject({ code });
});
