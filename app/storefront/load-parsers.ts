import { lazyParsers } from "./lazy-parsers.ts";

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

let loading: Promise<void> | undefined;
let hasFailed = false;

/** Resolve after the pause, or at once when the browser is online again. */
function pause(milliseconds: number) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener("online", done);
  });
}

async function load() {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      await lazyParsers.load();
      hasFailed = false;
      return;
    } catch {
      hasFailed = true;
      await pause(wait);
    }
  }
}

/** Load the parsers of what is stored, with exponential backoff until they have arrived. */
export function loadParsers(): Promise<void> {
  loading ??= load();
  return loading;
}

/** Return whether the last load has failed: what is stored may not be read for long. */
export const haveParsersFailed = () => hasFailed;
