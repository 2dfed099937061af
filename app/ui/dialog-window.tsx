import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { CloseIcon } from "./icons/close-icon.tsx";
import type { Openable } from "./lazy-panel.tsx";
import { useCloseRequest } from "./use-close-request.ts";

export type DialogProps = Openable & {
  /** The dialog's heading and accessible name; null where the content has a heading, whose text is `label`. */
  title: ReactNode | null;
  label?: string;
  description?: ReactNode;
  /** `sm` for a confirm dialog, `lg` for a view. */
  size?: "sm" | "lg";
  /** What gets the focus after opening; defaults to the first element that can have it. */
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>["initialFocus"];
  /** Gets the focus after closing; defaults to the previously focused element. */
  finalFocus?: ComponentProps<typeof BaseDialog.Popup>["finalFocus"];
  /** Called after the closing animation. */
  onClosed?: () => void;
  /** The origin of the opening animation, in pixels of the viewport. */
  origin?: { x: number; y: number };
  children: ReactNode;
};

const POPUP =
  "relative flex max-h-[calc(100dvh-1.5rem-var(--bottom-inset))] w-full flex-col overflow-y-auto overscroll-contain bg-surface shadow-sheet forced-colors:border " +
  "transition-[scale,opacity] duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 " +
  "data-ending-style:scale-[0.97] data-starting-style:scale-[0.94] " +
  "[--spacing:min(0.25rem,4px)] " +
  // Focused elements scroll to above the fixed footer.
  "[@media(min-height:32rem)]:has-[[data-stays]]:scroll-pb-48";

const CLOSE =
  "sticky top-2 z-10 grid size-11 shrink-0 place-items-center bg-surface/80 transition-colors hover:text-terracotta";

/**
 * Last for the keyboard, first in the column, where it stays while the content scrolls and takes no room: 8 pixels from the edges, from
 * within a small dialog's padding. No classes: the first load's style sheet would carry them.
 */
const closeStyle = (small: boolean) => ({
  order: -1,
  alignSelf: "end",
  // Sticky positions count from within the padding, and Safari would scroll sideways by a negative margin at the end.
  ...(small
    ? { top: "-1.5rem", margin: "-1.5rem 0 -1.25rem", translate: "1.5rem" }
    : { margin: "0.5rem 0.5rem -3.25rem" }),
});

/** The popup is centered in the viewport, so a point has the same offset from both centers. */
function transformOriginOf({ x, y }: { x: number; y: number }): string {
  const right = Math.round(x - window.innerWidth / 2);
  const down = Math.round(y - window.innerHeight / 2);
  return `calc(50% + ${right}px) calc(50% + ${down}px)`;
}

/** A modal dialog: traps focus, closes on Escape and outside press, restores focus. */
export function DialogWindow(props: DialogProps) {
  const { t } = useLingui();
  useCloseRequest(props.open, props.onOpenChange);
  const small = (props.size ?? "sm") === "sm";
  return (
    <BaseDialog.Root
      open={props.open}
      onOpenChange={props.onOpenChange}
      onOpenChangeComplete={(open) => !open && props.onClosed?.()}
    >
      <BaseDialog.Portal>
        {/* `forceRender`: also over another dialog. */}
        <BaseDialog.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-ink/40 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <BaseDialog.Viewport className="fixed inset-x-0 top-0 bottom-(--bottom-inset) z-50 grid place-items-center p-3">
          <BaseDialog.Popup
            aria-label={props.label}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
            style={props.origin && { transformOrigin: transformOriginOf(props.origin) }}
            className={classNames(POPUP, small ? "max-w-md p-8" : "max-w-5xl")}
          >
            {props.title !== null && (
              <BaseDialog.Title className="pr-10 text-2xl text-balance">
                {small ? (
                  props.title
                ) : (
                  <span className="block px-5 pt-6 sm:px-10 sm:pt-10">{props.title}</span>
                )}
              </BaseDialog.Title>
            )}
            {props.description && (
              <BaseDialog.Description className="mt-3 text-muted">
                {props.description}
              </BaseDialog.Description>
            )}
            <div className="shrink-0">{props.children}</div>
            <BaseDialog.Close aria-label={t`Close`} className={CLOSE} style={closeStyle(small)}>
              <CloseIcon />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
