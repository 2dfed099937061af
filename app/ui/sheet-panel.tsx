import { Drawer } from "@base-ui/react/drawer";
import { useLingui } from "@lingui/react/macro";
import { createContext, memo, type ReactNode, useContext } from "react";
import { classNames } from "./class-names.ts";
import { CloseIcon } from "./icons/close-icon.tsx";
import type { Openable } from "./lazy-panel.tsx";

type SheetProps = Openable & {
  title: ReactNode;
  side?: "right" | "left";
  /** Fixed below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
};

const POPUP =
  "fixed inset-y-0 flex h-dvh w-full max-w-md flex-col bg-surface pb-(--bottom-inset) scroll-pb-(--bottom-inset) shadow-sheet outline-none forced-colors:border " +
  "[transform:translateX(var(--drawer-swipe-movement-x))] transition-transform duration-250 " +
  "data-swiping:transition-none data-swiping:select-none " +
  // With text of 200 % the content keeps its space: paddings stay, and all of it scrolls.
  "overflow-y-auto [--spacing:min(0.25rem,4px)]";

const SIDES = {
  right:
    "right-0 data-starting-style:[transform:translateX(100%)] data-ending-style:[transform:translateX(100%)]",
  left: "left-0 data-starting-style:[transform:translateX(-100%)] data-ending-style:[transform:translateX(-100%)]",
} as const;

type Contents = Pick<SheetProps, "title" | "footer" | "children">;

const ContentsContext = createContext<Contents>({ title: null, children: null });

function Content({ part }: { part: keyof Contents }) {
  return useContext(ContentsContext)[part];
}

type FrameProps = Omit<SheetProps, keyof Contents> & { hasFooter: boolean };

/** Memoized: content changes by context and does not render the frame. */
const Frame = memo(({ side = "right", hasFooter, ...root }: FrameProps) => {
  const { t } = useLingui();
  return (
    <Drawer.Root {...root} swipeDirection={side}>
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-50 bg-ink/40 opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:transition-none" />
        <Drawer.Viewport className="fixed inset-0 z-50 overflow-hidden">
          <Drawer.Popup className={classNames(POPUP, SIDES[side])}>
            <div className="flex min-h-18 shrink-0 items-center justify-between border-hairline border-b pr-3 pl-6">
              <Drawer.Title className="text-xl">
                <Content part="title" />
              </Drawer.Title>
              <Drawer.Close
                aria-label={t`Close`}
                className="grid size-11 place-items-center transition-colors hover:text-terracotta"
              >
                <CloseIcon />
              </Drawer.Close>
            </div>
            <Drawer.Content
              style={{ minHeight: "10rem" }}
              className="flex-1 overflow-y-auto overscroll-contain px-6 [@media(max-height:32rem)]:flex-none [@media(max-height:32rem)]:overflow-visible"
            >
              <Content part="children" />
            </Drawer.Content>
            {hasFooter && (
              <div className="shrink-0 border-hairline border-t px-6 py-5">
                <Content part="footer" />
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
});

/** A drawer at the viewport's edge; closes on swipe, Escape and outside press. */
export function SheetPanel({ title, footer, children, ...frame }: SheetProps) {
  return (
    <ContentsContext value={{ title, footer, children }}>
      <Frame {...frame} hasFooter={Boolean(footer)} />
    </ContentsContext>
  );
}
