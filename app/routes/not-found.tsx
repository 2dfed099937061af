import { data } from "react-router";

/** No other address of the shop: the page that says so stands in `storefront-page`. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
