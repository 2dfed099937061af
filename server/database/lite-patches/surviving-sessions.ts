type Fetch = (request: Request) => Promise<Response>;

/**
 * Return the fetch with other sessions of the user ended after a change of password, as hosted Auth does. Through the shop a
 * user changes nothing else of themselves.
 *
 * Defect: sessions survive a change of password. Upstream: delete them, the current one excepted.
 */
export function endOtherSessions(fetch: Fetch): Fetch {
  return async (request) => {
    const { method, url, headers } = request;
    const response = await fetch(request);
    if (method !== "PUT" || new URL(url).pathname !== "/auth/v1/user" || !response.ok) {
      return response;
    }
    const logout = new URL(url);
    logout.pathname = "/auth/v1/logout";
    logout.searchParams.set("scope", "others");
    await fetch(new Request(logout, { method: "POST", headers: callerOf(headers) }));
    return response;
  };
}

function callerOf(headers: Headers): [name: string, value: string][] {
  return [...headers].filter(([name]) => ["apikey", "authorization"].includes(name));
}
