/** The message from a page to the service worker: its URL and the URLs of its resources. */
export type VisitedPage = { page: string; files: string[] };
