import { useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { loadWords } from "#app/i18n/load-words.ts";
import { findInfoPage } from "#app/storefront/pages/info-pages.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/page";

export const clientMiddleware = [loadWords("pages")];

export function loader({ params }: Route.LoaderArgs) {
  if (!findInfoPage(params.page)) throw data(null, { status: 404 });
  return null;
}

export default function PageRoute({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const page = findInfoPage(params.page);
  if (!page) return null;
  return (
    <>
      <PageHead title={t(page.title)} description={t(page.summary)} />
      <page.Content />
    </>
  );
}
