import { data } from "react-router";

/** Respond with 404; the page is in `storefront-page`. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

export default function NotFoundRoute() {
  return null;
}
