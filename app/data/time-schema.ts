import { z } from "zod";

/** A time as an ISO time in UTC. The embedded API writes times as Postgres does, the hosted one with a `T`. */
export const TimeSchema = z.string().transform((time) => new Date(time).toISOString());
