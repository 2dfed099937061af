/** Says that an answer was not there in time; it may still come. */
export class TooSlow extends Error {
  override name = "TooSlow";
}

/** Takes an answer on its way and returns it if it is there within so many milliseconds; throws a TooSlow after that. */
export async function withinPatience<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new TooSlow(`There was no answer within ${milliseconds} ms.`)),
    milliseconds,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
