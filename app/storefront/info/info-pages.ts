import type { MessageDescriptor } from "@lingui/core";
import type { ComponentType } from "react";
import type { Retention } from "#app/domain/retention.ts";
import { FOOTER_LINKS, type FooterLink } from "../layout/footer-links.ts";

/** Each page's file has its component as the default export. */
const CONTENTS = import.meta.glob<ComponentType<{ retention: Retention }>>("./*-page.tsx", {
  eager: true,
  import: "default",
});

/** The file beside it exports the page's description. */
const SUMMARIES = import.meta.glob<MessageDescriptor>("./*-page.tsx", {
  eager: true,
  import: "summary",
});

const LINKS: readonly FooterLink[] = Object.values(FOOTER_LINKS).flat();

/** The English paths of the pages under `/info`. */
export const INFO_PATHS = LINKS.map(({ to }) => to).filter((path) => path.startsWith("/info/"));

/** Takes the last part of a path under `/info` and returns the title, the summary and the component of that page, if there is one. */
export function findInfoPage(name: string) {
  const link = LINKS.find(({ to }) => to === `/info/${name}`);
  const file = `./${name}-page.tsx`;
  const Content = CONTENTS[file];
  const summary = SUMMARIES[file];
  return link && Content && summary && { title: link.label, summary, Content };
}
