import { z } from "zod";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import { requireStaff } from "./admin-session.ts";
import { type Erasure, ErasureSchema } from "./erasure-json.ts";

export type { Erasure };

const ErrorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

async function failureIn(operation: string, response: Response): Promise<AdminFailure> {
  const body = ErrorSchema.safeParse(await response.json().catch(() => null));
  const { code, message } = body.data?.error ?? { code: "", message: response.statusText };
  console.error(`${operation} failed:`, code, message);
  if (response.status === 401 || code === "NOT_STAFF") {
    return new AdminFailure("signed-out", message);
  }
  return new AdminFailure(response.status >= 500 ? "unreachable" : "refused", message);
}

/** Asked of the shop's own server: it alone has the key of the hashes that prove a request. */
async function ask(operation: "export" | "erasure", email: string): Promise<unknown> {
  const client = await requireStaff();
  const { data } = await client.auth.getSession();
  const response = await fetch(`/api/privacy/${operation}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ""}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ email }),
  }).catch(() => null);
  if (!response) throw new AdminFailure("unreachable", "The shop does not answer.");
  if (!response.ok) throw await failureIn(operation, response);
  return response.json();
}

/** Takes an e-mail address and returns everything the shop keeps about it, as the text of a JSON file. Throws an AdminFailure. */
export async function exportPerson(email: string): Promise<string> {
  return `${JSON.stringify(await ask("export", email), null, 2)}\n`;
}

/** Takes an e-mail address and removes its data but for what open orders and tax law need. Throws an AdminFailure. */
export async function erasePerson(email: string): Promise<Erasure> {
  return ErasureSchema.parse(await ask("erasure", email));
}
