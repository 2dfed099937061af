import type { MessageDescriptor } from "@lingui/core";
import type { ComponentType } from "react";
import type { SizeChart } from "#app/domain/fit/size-chart.ts";
import type { Retention } from "#app/domain/shop/retention.ts";
import { FOOTER_LINKS, type FooterLink } from "../layout/footer-links.ts";

type InfoPageProps = {
  retention: Retention;
  /** Of the size guide; empty for other pages. */
  charts: SizeChart[];
};

/** The default export of a page's file is its component. */
const CONTENTS = import.meta.glob<ComponentType<InfoPageProps>>("./*-page.tsx", {
  eager: true,
  import: "default",
});

/** The export `summary` of a page's file is its meta description. */
const SUMMARIES = import.meta.glob<MessageDescriptor>("./*-page.tsx", {
  eager: true,
  import: "summary",
});

const LINKS: readonly FooterLink[] = Object.values(FOOTER_LINKS).flat();

/** The English paths of the pages under `/info`. */
export const INFO_PATHS = LINKS.map(({ to }) => to).filter((path) => path.startsWith("/info/"));

/** Return title, summary and component of the page `/info/<name>`, if it exists. */
export function findInfoPage(name: string) {
  const link = LINKS.find(({ to }) => to === `/info/${name}`);
  const file = `./${name}-page.tsx`;
  const Content = CONTENTS[file];
  const summary = SUMMARIES[file];
  return link && Content && summary && { title: link.label, summary, Content };
}
