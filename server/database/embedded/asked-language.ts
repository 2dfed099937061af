import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_LANGUAGE, type Language, languageOf } from "#app/domain/language.ts";

const asked = new AsyncLocalStorage<Language>();

/** Runs what answers a request; whoever asks `askedLanguage` within it learns which language's page its e-mailed link is to lead to. */
export function withAskedLanguage<Result>(request: Request, answer: () => Result): Result {
  const target = new URL(request.url).searchParams.get("redirect_to") ?? "";
  const language = URL.canParse(target) ? languageOf(new URL(target).pathname) : DEFAULT_LANGUAGE;
  return asked.run(language, answer);
}

/** Returns the language that the request being answered asks for an e-mail in. */
export function askedLanguage(): Language {
  return asked.getStore() ?? DEFAULT_LANGUAGE;
}
