import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, type RefObject, useCallback, useEffect, useId } from "react";
import { useNavigate } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useIsSlow } from "#app/ui/use-is-slow.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { CloseOnNavigation } from "../close-on-navigation.tsx";
import { fitAboveKeyboard } from "./fit-above-keyboard.ts";
import { SearchOutcome } from "./search-outcome.tsx";
import { SearchResults } from "./search-results.tsx";
import { useCloseOutside } from "./use-close-outside.ts";
import { useCombobox } from "./use-combobox.ts";
import { useSearchAnswer } from "./use-search-answer.ts";
import { useSearchField } from "./use-search-field.ts";
import { useTypedText } from "./use-typed-text.ts";

const LOADING_DELAY_MS = 300;

type SearchPanelProps = {
  /** Whether this code is needed. */
  open: boolean;
  /** Called with false if this code cannot be loaded. */
  onOpenChange: (open: boolean) => void;
  /** How the field was used before this code was loaded: by "focus" or "press". */
  usedBy: string | boolean;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Submit the search by client-side navigation. */
function useSubmit(inputRef: SearchPanelProps["inputRef"], leave: () => void) {
  const navigate = useNavigate();
  const shop = useLocalizedPath()("/shop");
  useEffect(() => {
    const form = inputRef.current?.form;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const text = inputRef.current?.value.trim();
      void navigate(text ? `${shop}?${new URLSearchParams({ q: text })}` : shop);
      leave();
    };
    form?.addEventListener("submit", submit);
    return () => form?.removeEventListener("submit", submit);
  }, [inputRef, navigate, shop, leave]);
}

/** The results below the header's search field, which they make a combobox. Loaded at the first focus of the field. */
export function SearchPanel({ usedBy, inputRef }: SearchPanelProps) {
  const { t } = useLingui();
  const listId = useId();
  const text = useTypedText(inputRef);
  const { isOpen, open, close } = useSearchField(inputRef, usedBy === "press" || text !== "");
  const answered = useSearchAnswer(text, isOpen);
  const isSlow = useIsSlow(isOpen && answered?.text !== text, LOADING_DELAY_MS);
  const hasList = answered !== null && (text !== "" || answered.answer !== null);
  const listKey = `${answered?.text}\n${text}`;
  const activeId = useCombobox({ inputRef, listId, isOpen, open, close, hasList, listKey });
  /** Leave for the page that is navigated to. */
  const leave = useCallback(() => {
    inputRef.current?.form?.reset();
    document.querySelector("main")?.focus({ preventScroll: true });
    close();
  }, [inputRef, close]);
  useCloseOutside(inputRef, isOpen, close);
  useSubmit(inputRef, leave);

  /** The keyboard gets its focus back; after a press it would open a phone's keyboard. */
  function dismiss({ detail: presses }: MouseEvent) {
    if (presses === 0) inputRef.current?.focus();
    else inputRef.current?.blur();
    close();
  }

  return (
    <>
      <CloseOnNavigation close={close} />
      <LiveRegion>
        {isOpen && answered?.text === text && <SearchOutcome {...answered} />}
      </LiveRegion>
      {isOpen && (
        <>
          <IconButton
            label={t`Close`}
            className="absolute top-1/2 right-2 -translate-y-1/2"
            onClick={dismiss}
          >
            <CloseIcon />
          </IconButton>
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={dismiss}
            className="absolute inset-x-0 top-full h-dvh bg-ink/40 transition-opacity starting:opacity-0"
          />
          <div
            ref={fitAboveKeyboard}
            data-results
            className="absolute inset-x-0 top-full overflow-y-auto overscroll-contain border-hairline border-t bg-surface px-5 transition-opacity starting:opacity-0 sm:px-16"
          >
            <div
              className={classNames(
                "mx-auto max-w-3xl pb-6 transition-opacity",
                isSlow && "opacity-50",
              )}
            >
              {!answered && isSlow && <Spinner className="mt-5" />}
              {answered && hasList && (
                <SearchResults
                  {...answered}
                  typed={text}
                  list={{ listId, activeId, onFollow: leave }}
                />
              )}
            </div>
          </div>
        </>
      )}
    </>
  );
}
