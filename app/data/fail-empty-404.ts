/**
 * Return the fetch of a Supabase client with a 502 in place of an empty 404. PostgREST sends none, but a gateway may, and
 * supabase-js takes it for a success without data: a deletion would seem done.
 */
export function failEmpty404(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    if (answer.status !== 404 || (await answer.clone().text()) !== "") return answer;
    return Response.json({ code: "", message: "The answer is empty." }, { status: 502 });
  };
}
