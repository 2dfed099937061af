type Read = (...given: never[]) => Promise<unknown>;

/** Tells the version of what is read, another word after each change; null while it cannot be known. */
export type CurrentVersion = () => string | null | Promise<string | null>;

type Kept = { version: string; answer: Promise<unknown> };

/**
 * Takes a reading function, how the version of what it reads is told, and how many answers to keep; returns the function that
 * asks once per question and version. Many who ask at once share one question, and a failure is not kept.
 * An answer belongs to everybody who asked: do not change it.
 */
export function keptByVersion<Method extends Read>(
  method: Method,
  current: CurrentVersion,
  most: number,
): Method {
  const answers = new Map<string, Kept>();

  function keep(key: string, kept: Kept): void {
    answers.delete(key);
    answers.set(key, kept);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
  }

  const read: Read = async (...given) => {
    // Read before the question: an answer may be newer than its version says, and never older.
    const version = await current();
    if (version === null) return method(...given);
    const key = JSON.stringify(given);
    const found = answers.get(key);
    const kept = found?.version === version ? found : { version, answer: method(...given) };
    keep(key, kept);
    return kept.answer.catch((error) => {
      if (answers.get(key) === kept) answers.delete(key);
      throw error;
    });
  };
  return read as Method;
}
