import { type SizeGuide, SizeGuideSchema } from "#app/domain/fit/size-guide-schema.ts";
import { fetchJson } from "../fetch-json.ts";

const read = new Map<string, Promise<SizeGuide>>();

/** Fetch a size guide, once per document unless that fails. Throws an Error. */
export function readSizeGuide(path: string): Promise<SizeGuide> {
  const guide = read.get(path) ?? fetchJson(path, SizeGuideSchema);
  read.set(path, guide);
  guide.catch(() => read.delete(path));
  return guide;
}
