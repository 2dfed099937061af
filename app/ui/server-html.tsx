import type { ReactNode, Ref } from "react";

/** Of an element whose server HTML stays: hydration leaves alone what is set as HTML. */
const SERVER_HTML = {
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: true,
};

type ServerHtmlProps = {
  hidden?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Given only where `import.meta.env.SSR`, so that browsers do not load its code. */
  children: ReactNode;
};

/** Content that only a document has, as HTML. Give it a key where its page shows another thing without being mounted again. */
export function ServerHtml({ children, ...div }: ServerHtmlProps) {
  return import.meta.env.SSR ? <div {...div}>{children}</div> : <div {...div} {...SERVER_HTML} />;
}
