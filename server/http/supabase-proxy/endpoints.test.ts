import { expect, test } from "vitest";
import { accessTo } from "./endpoints.ts";

const PICTURE =
  "/storage/v1/object/public/product-images/a0000000-0000-4000-8000-000000000002/b0000000-0000-4000-8000-000000000002-1200.jpg";

test.each([
  ["GET", PICTURE, "anyone"],
  ["HEAD", PICTURE, "anyone"],
  ["GET", PICTURE.replace("-1200.jpg", "-800x1200-400.webp"), "anyone"],
  ["POST", "/auth/v1/token", "anyone"],
  ["PUT", "/auth/v1/user", "signed-in"],
  ["GET", "/rest/v1/products", "staff"],
  ["POST", "/rest/v1/rpc/save_delivery_zones", "staff"],
  ["DELETE", "/storage/v1/object/product-images", "staff"],
] as const)("%s %s is for %s", (method, path, access) => {
  expect(accessTo(method, path)).toBe(access);
});

test.each([
  ["POST", "/rest/v1/rpc/start_checkout"],
  ["POST", "/rest/v1/rpc/subscribe"],
  ["POST", "/rest/v1/rpc/settle_checkout"],
  ["GET", "/rest/v1/rpc/is_staff"],
  ["GET", "/rest/v1/outbox"],
  ["POST", "/rest/v1/products"],
  ["GET", "/rest/v1/"],
  ["GET", "/rest/v1"],
  ["GET", "/auth/v1/verify"],
  ["POST", "/auth/v1/signup"],
  ["POST", "/auth/v1/otp"],
  ["POST", "/auth/v1/magiclink"],
  ["GET", "/auth/v1/settings"],
  ["POST", "/storage/v1/bucket"],
  ["GET", "/storage/v1/object/sign/product-images/x"],
  ["GET", PICTURE.replace(".jpg", ".svg")],
  ["GET", `${PICTURE}/`],
])("%s %s is not there", (method, path) => {
  expect(accessTo(method, path)).toBeNull();
});

/** Other spellings of a path that a client can send. */
const VARIANTS: Record<string, (path: string) => string> = {
  "an encoded slash": (path) => path.replace(/\/([^/]+)$/, "%2F$1"),
  "a doubly encoded slash": (path) => path.replace(/\/([^/]+)$/, "%252F$1"),
  "an encoded letter": (path) => path.replace("v1", "v%31"),
  "a backslash in code": (path) => path.replace(/\/([^/]+)$/, "%5C$1"),
  "upper case": (path) => path.toUpperCase(),
  "a slash at its end": (path) => `${path}/`,
  "two slashes": (path) => path.replace("/v1/", "/v1//"),
  "a slash before it": (path) => `/${path}`,
  "a semicolon": (path) => `${path};x=1`,
  "an encoded null": (path) => `${path}%00`,
  "a space": (path) => `${path}%20`,
  "an encoded dot": (path) => `${path}%2e`,
};

test.each(Object.entries(VARIANTS))("rejects a path with %s", (_name, vary) => {
  for (const path of ["/rest/v1/products", "/auth/v1/token", "/rest/v1/rpc/is_staff", PICTURE]) {
    for (const method of ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]) {
      expect(accessTo(method, vary(path)), vary(path)).toBeNull();
    }
  }
});

test.each(["OPTIONS", "TRACE", "get", "PROPFIND", "PATCH"])(
  "rejects %s on sign-in endpoints",
  (method) => {
    expect(accessTo(method, "/auth/v1/token")).toBeNull();
  },
);
