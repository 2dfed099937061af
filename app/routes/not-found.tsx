import { data } from "react-router";

/** Answers all other paths with 404; the page is in `storefront-page`. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Nor does one take what is sent to it. */
export const action = loader;

export default function NotFoundRoute() {
  return null;
}
