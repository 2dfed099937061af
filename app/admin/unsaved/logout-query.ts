/**
 * The query with which the open page is submitted to end the session. The path of another page would load its module, and if that
 * failed, the router would reload the page with the session.
 */
export const LOGOUT_QUERY = "?logout";
