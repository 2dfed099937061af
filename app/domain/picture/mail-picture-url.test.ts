import { expect, test } from "vitest";
import { mailPictureUrl } from "./mail-picture-url.ts";

const STORE = "https://shop.test/confirmation?clientTransactionId=1";
const BUCKET = "/storage/v1/object/public/product-images/a/b";

test.each([
  [
    "/plates/silk-wrap-dress-front-1200.jpg",
    "https://shop.test/plates/silk-wrap-dress-front-400.jpg",
  ],
  [`${BUCKET}-1200.jpg`, `https://shop.test${BUCKET}-400.jpg`],
  [`https://x.supabase.co${BUCKET}-1200.jpg`, `https://x.supabase.co${BUCKET}-400.jpg`],
  ["https://pictures.test/dress.PNG?w=10", "https://pictures.test/dress.PNG?w=10"],
])("shows %s as %s", (image, url) => {
  expect(mailPictureUrl(image, STORE)).toBe(url);
});

test.each([
  null,
  "",
  "data:image/png;base64,AA==",
  "https://pictures.test/dress.webp",
  "//evil.test/dress.jpg",
  "javascript:alert(1)//.jpg",
])("shows no picture for %j", (image) => {
  expect(mailPictureUrl(image, STORE)).toBeNull();
});
