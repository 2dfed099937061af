import type { MessageDescriptor } from "@lingui/core";
import type { ComponentType } from "react";
import type { Retention } from "#app/domain/retention.ts";
import { FOOTER_LINKS, type FooterLink } from "../layout/footer-links.ts";

type InfoModule = {
  /** What a search engine says of the page. */
  summary: MessageDescriptor;
  default: ComponentType<{ retention: Retention }>;
};

const MODULES = import.meta.glob<InfoModule>("./*-page.tsx", { eager: true });

const LINKS: readonly FooterLink[] = Object.values(FOOTER_LINKS).flat();

/** The English paths of the pages under `/info`. */
export const INFO_PATHS = LINKS.map(({ to }) => to).filter((path) => path.startsWith("/info/"));

/** Takes the last part of a path under `/info` and returns the title, the summary and the component of that page, if there is one. */
export function findInfoPage(name: string) {
  const link = LINKS.find(({ to }) => to === `/info/${name}`);
  const module = MODULES[`./${name}-page.tsx`];
  return link && module && { title: link.label, summary: module.summary, Content: module.default };
}
