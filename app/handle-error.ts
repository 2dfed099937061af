import {
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from "react-router";
import { reportErrorContext } from "#app/rendering-context.ts";

const SERVER_ERROR = 500;

/** Report errors to the host's logger, except aborted requests and those that the router rejects, such as TRACE. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRejection = isRouteErrorResponse(error) && error.status < SERVER_ERROR;
  if (request.signal.aborted || isRejection) return;
  const report = (context as RouterContextProvider).get(reportErrorContext);
  report(isRouteErrorResponse(error) && "error" in error ? error.error : error);
};
