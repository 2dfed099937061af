import { expect, test } from "vitest";
import { failWhenUnavailable } from "./fail-when-unavailable.ts";

const fail = failWhenUnavailable("failed");

const answered = (status: number, body = "Busy") => ({
  status,
  statusText: "",
  internal: false,
  data: body,
});
const HTML = "<html>Please sign in</html>";

test.each([
  ["a lost connection", new TypeError("Failed to fetch")],
  ["load shedding", answered(503)],
  ["a proxy whose server restarts", answered(502)],
  ["a limit", answered(429)],
  ["a slow upload", answered(408)],
  ["a firewall", answered(403, HTML)],
  ["a proxy that knows no such page", answered(404, HTML)],
  ["a body that is cut, empty or HTML", new Error("Unable to decode turbo-stream response")],
])("turns %s into a failure after which nothing is loaded again", (_what, error) => {
  expect(fail(error)).toMatchObject({ data: "failed", init: { status: 503 } });
});

test.each([
  ["a page that does not exist", answered(404)],
  ["a request of another site", answered(403)],
  ["a redirect", Response.redirect("http://shop.test/orders/1")],
  ["an aborted request", new DOMException("Aborted", "AbortError")],
  ["an error of the server", new Error("Unexpected Server Error")],
])("throws %s", (_what, error) => {
  expect(() => fail(error)).toThrow();
});
