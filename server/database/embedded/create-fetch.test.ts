import { expect, test } from "vitest";
import { serializeRequests } from "../lite-patches/shared-session.ts";
import { createFetch } from "./create-fetch.ts";

const REST = "http://localhost/rest/v1";
const SECRET = "sb_secret_x";
const PUBLISHABLE = "sb_publishable_x";

/** Send calls at once, each as a key and a path; return the paths in the order in which the database answers. */
async function orderOf(calls: (readonly [key: string, path: string])[]): Promise<string[]> {
  const answered: string[] = [];
  const app = {
    fetch: async (request: Request) => {
      answered.push(request.url.slice(REST.length));
      return new Response();
    },
  };
  const opened = { queue: serializeRequests() };
  const send = createFetch(app as never, opened, SECRET, () => false);
  await Promise.all(
    calls.map(([apikey, path]) =>
      send(new Request(REST + path, { method: "POST", body: "{}", headers: { apikey } })),
    ),
  );
  return answered;
}

test("answers a payment's call before the readers that wait", async () => {
  const readers = Array.from({ length: 16 }, (_, index) => [PUBLISHABLE, `/products?${index}`]);
  const answered = await orderOf([
    ...(readers as [string, string][]),
    [SECRET, "/rpc/find_order"],
    [SECRET, "/rpc/pin_checkout"],
    [SECRET, "/rpc/settle_payment"],
  ]);
  expect(answered.slice(0, 3)).toEqual(["/products?0", "/rpc/pin_checkout", "/rpc/settle_payment"]);
  expect(answered.at(-1)).toBe("/rpc/find_order");
});

test("takes no other key for the server's", async () => {
  const answered = await orderOf([
    [PUBLISHABLE, "/products?0"],
    [PUBLISHABLE, "/products?1"],
    ["sb_secret_invented", "/rpc/pin_checkout"],
  ]);
  expect(answered).toEqual(["/products?0", "/products?1", "/rpc/pin_checkout"]);
});
