import * as v from "valibot";
import type { SizeGuide } from "#app/domain/fit/size-guide-schema.ts";
import { SizeGuideSchema } from "#app/domain/fit/size-guide-schema.ts";

const read = new Map<string, Promise<SizeGuide>>();

async function fetchSizeGuide(path: string): Promise<SizeGuide> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The size guide answered ${response.status}.`);
  return v.parse(SizeGuideSchema, await response.json());
}

/** Fetch a size guide, once per document unless that fails. Throws an Error. */
export function readSizeGuide(path: string): Promise<SizeGuide> {
  const guide = read.get(path) ?? fetchSizeGuide(path);
  read.set(path, guide);
  guide.catch(() => read.delete(path));
  return guide;
}
