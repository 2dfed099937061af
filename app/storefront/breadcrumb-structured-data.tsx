import { useLingui } from "@lingui/react/macro";
import { breadcrumbData } from "#app/domain/structured-data/breadcrumb-data.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";
import { useFullUrl } from "#app/ui/use-full-url.ts";

type Step = {
  name: string;
  /** The English path (`/shop?category=dresses`). */
  path: string;
};

/** Breadcrumbs from the home page to a page, as structured data. */
export function BreadcrumbStructuredData({ steps }: { steps: Step[] }) {
  const { t } = useLingui();
  const fullUrl = useFullUrl();
  const trail = [{ name: t`Home`, path: "/" }, { name: t`Shop`, path: "/shop" }, ...steps];
  const data = breadcrumbData(trail.map(({ name, path }) => ({ name, url: fullUrl(path) })));
  return <StructuredData data={data} />;
}
