/** Post a JSON text to a path of the shop. Returns the JSON of the response, whatever its status, or throws without one. */
export async function postJson(path: string, json: string, signal?: AbortSignal): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(path, { method: "POST", headers, body: json, signal });
  return response.json();
}
