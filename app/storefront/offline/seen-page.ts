/** What a page tells the service worker once it stands: its address and the addresses of everything it has loaded. */
export type SeenPage = { page: string; files: string[] };
