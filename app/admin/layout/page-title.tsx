import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useMatches } from "react-router";
import { PageHead } from "#app/ui/page-head.tsx";

type PageHandle<Data> = { title: MessageDescriptor | ((data: Data) => MessageDescriptor) };

/** The title of the open page, which its route exports as `handle`, possibly with what its loader returned. */
export function PageTitle() {
  const { i18n } = useLingui();
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle<unknown> | undefined;
  if (!handle) return null;
  const title = typeof handle.title === "function" ? handle.title(page?.loaderData) : handle.title;
  return <PageHead title={i18n._(title)} isPrivate />;
}
