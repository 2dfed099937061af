import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useMatches } from "react-router";
import { PageHead } from "#app/ui/page-head.tsx";

type PageHandle = { title: MessageDescriptor };

/** The title of the open page, which its route exports as `handle`. */
export function PageTitle() {
  const { i18n } = useLingui();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle && <PageHead title={i18n._(handle.title)} isPrivate />;
}
