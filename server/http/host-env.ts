import type { HttpBindings } from "@hono/node-server";

/** The environment of the host's routes: what Node knows of a request, and its client, as limits count it (`clientIp`). */
export type HostEnv = { Bindings: HttpBindings & { client: string } };
