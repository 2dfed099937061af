import { z } from "zod";
import { FEED_FIELDS } from "./feed-format.ts";

const MissingSchema = z.array(z.enum(FEED_FIELDS)).optional();

const LeftOutSchema = z.object({
  slug: z.string(),
  name: z.string(),
  missing: z.object({ "google.xml": MissingSchema, "meta.csv": MissingSchema }),
});

/** What the feeds contain and leave out, as the server tells staff. */
export const ChannelReportSchema = z.object({
  /** Rows in each feed. */
  rows: z.object({ "google.xml": z.int(), "meta.csv": z.int() }),
  /** The first products that a feed leaves out in some or all sizes and colors, with the fields they lack. */
  leftOut: z.array(LeftOutSchema),
  leftOutCount: z.int(),
});

export type LeftOutProduct = z.infer<typeof LeftOutSchema>;
export type ChannelReport = z.infer<typeof ChannelReportSchema>;
