import { data } from "react-router";

/** No other address of the shop: the page that says so stands in `storefront-page`. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Nor does one take what is sent to it. */
export const action = loader;

export default function NotFoundRoute() {
  return null;
}
