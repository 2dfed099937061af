import { expect, test } from "vitest";
import { createPayphone } from "./payphone.ts";
import { PAYPHONE_URLS } from "./payphone-urls.ts";

/** A PayPhone that answers slowly with error pages, on a clock of its own. */
function openProvider(takesMs: number) {
  let moment = 0;
  const asked: number[] = [];
  const provider = createPayphone({
    ...PAYPHONE_URLS,
    token: "t",
    storeId: "s",
    timeoutMs: 15_000,
    sandbox: false,
    fetch: async () => {
      asked.push(moment);
      moment += takesMs;
      return new Response("<html>", { status: 500 });
    },
    timing: {
      now: () => moment,
      delay: async (milliseconds) => {
        moment += milliseconds;
      },
      deadline: () => new AbortController().signal,
    },
  });
  return { provider, asked, ended: () => moment };
}

test.each([100, 3000, 7000, 14_000, 15_000])(
  "ends a Confirm whose requests take %i ms within 45 s",
  async (takesMs) => {
    const { provider, ended } = openProvider(takesMs);
    expect(await provider.confirm("7", "GL-1-a")).toMatchObject({ kind: "unresolved" });
    expect(ended()).toBeLessThanOrEqual(45_000);
  },
);

test("does not start a request that could not have its 15 s", async () => {
  const { provider, asked } = openProvider(14_000);
  await provider.confirm("7", "GL-1-a");
  expect(asked).toEqual([0, 14_000, 29_500]);
});
