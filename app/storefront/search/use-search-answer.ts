import { useEffect, useState } from "react";
import { type SearchAnswer, SearchAnswerSchema } from "#app/domain/catalogue/search-answer.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { fetchJson } from "../fetch-json.ts";

const DEBOUNCE_MS = 180;

/** The last answer and the text it is for; null where it could not be read. */
export type AnswerState = { text: string; answer: SearchAnswer | null };

/**
 * Return the answer for what is typed, after a debounce, while the search is open. The last answer stays until the next
 * one; an answer to an earlier text is canceled.
 */
export function useSearchAnswer(text: string, isOpen: boolean): AnswerState | null {
  const path = useLocalizedPath()("/shop/search");
  const [answered, setAnswered] = useState<AnswerState | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const show = (answer: SearchAnswer | null) => {
      if (!controller.signal.aborted) setAnswered({ text, answer });
    };
    const query = text && `?${new URLSearchParams({ q: text })}`;
    const read = () =>
      fetchJson(path + query, SearchAnswerSchema, controller.signal).then(show, () => show(null));
    const timer = setTimeout(read, text ? DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, text, isOpen]);
  return answered;
}
