import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The environment of the host's routes: what Node knows of a request. */
export type HostEnv = { Bindings: HttpBindings };

/** Returns the client that sent a request, as limits count it. */
export type ClientOf = (context: Context<HostEnv>) => string;
