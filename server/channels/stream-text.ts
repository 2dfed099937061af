/**
 * Return a body that generates its chunks as they are read. It resolves with the first chunk, and rejects if that fails;
 * a later failure breaks the body off, so that no reader takes a part for the whole.
 */
export async function streamText(
  chunks: AsyncGenerator<string, void>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next = await chunks.next();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) return controller.close();
        controller.enqueue(encoder.encode(next.value));
        next = await chunks.next();
        if (next.done) controller.close();
      },
      async cancel() {
        await chunks.return();
      },
    },
    // Nothing is generated ahead of the reader.
    { highWaterMark: 0 },
  );
}
