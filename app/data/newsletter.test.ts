import { expect, test } from "vitest";
import { noNewsletter, reportedNewsletter } from "./newsletter.ts";

test("reports a failed sign-up and rethrows", async () => {
  const reported: unknown[] = [];
  const newsletter = reportedNewsletter(noNewsletter(), (error) => reported.push(error));
  await expect(newsletter.subscribe("ana@example.com")).rejects.toThrow("Supabase not configured");
  expect(reported).toMatchObject([{ message: "Supabase not configured" }]);
});

test("does not report successful and invalid sign-ups", async () => {
  const reported: unknown[] = [];
  const answers = { "ana@example.com": "subscribed", ana: "invalid" } as const;
  const newsletter = reportedNewsletter(
    { subscribe: async (email) => answers[email as keyof typeof answers] },
    (error) => reported.push(error),
  );
  expect(await newsletter.subscribe("ana@example.com")).toBe("subscribed");
  expect(await newsletter.subscribe("ana")).toBe("invalid");
  expect(reported).toEqual([]);
});
