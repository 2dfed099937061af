import { z } from "zod";

type Fetch = (request: Request) => Promise<Response>;

const InternalErrorSchema = z.object({ code: z.literal("SUP"), message: z.string() });

/** Errors of the library's own code, and Postgres's about deeply nested lists. */
const MALFORMED =
  /^(?:(?:Type|Range|Syntax)Error: |error: number of array dimensions exceeds the maximum)/;

async function isMalformed(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  const answer = InternalErrorSchema.safeParse(body);
  return answer.success && MALFORMED.test(answer.data.message);
}

/**
 * Return the fetch with 400 as PostgREST's answer to a request that the library cannot read. A failed HEAD has no body: it
 * is repeated as GET to learn the reason.
 *
 * Defect: an operator called `constructor`, or a number with a `toString` property, is answered with 500 and a TypeError.
 * Upstream: look operators up in a Map, and validate values.
 */
export function rejectMalformed(fetch: Fetch): Fetch {
  return async (request) => {
    let response = await fetch(request);
    if (response.status !== 500) return response;
    if (request.method === "HEAD") response = await fetch(new Request(request, { method: "GET" }));
    if (response.status !== 500 || !(await isMalformed(response.clone()))) return response;
    const body = {
      code: "PGRST100",
      message: "The request could not be read.",
      details: null,
      hint: null,
    };
    return Response.json(body, { status: 400 });
  };
}
