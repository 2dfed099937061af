import autocannon from "autocannon";

/** Load a page from 16 connections for some seconds. Returns requests a second. */
export async function timeRequests(url: string, seconds: number): Promise<number> {
  const { requests } = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    headers: { "accept-encoding": "br" },
  });
  return requests.average;
}
