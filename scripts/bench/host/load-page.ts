import autocannon from "autocannon";

/** Load a page from 16 connections, for seconds or a number of requests. */
export const loadPage = (url: string, amount: { duration: number } | { amount: number }) =>
  autocannon({ url, connections: 16, headers: { "accept-encoding": "br" }, ...amount });
