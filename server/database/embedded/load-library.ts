/** The parts of @supabase/lite that the embedded Supabase is made of. */
export type Library = Awaited<ReturnType<typeof importLibrary>>;

async function importLibrary() {
  const [lite, pglite] = await Promise.all([
    import("@supabase/lite"),
    import("@supabase/lite/pglite"),
  ]);
  return { ...lite, ...pglite };
}

/**
 * Loads @supabase/lite without its telemetry and with its storage switched on.
 * While loading, the library replaces `process.emitWarning` by a function that throws on warnings that are Error
 * objects, such as Node's own about too many listeners; the original is put back.
 */
export async function loadLibrary(): Promise<Library> {
  process.env.LITE_TELEMETRY = "0";
  const { emitWarning } = process;
  try {
    const library = await importLibrary();
    library.setExperimental("storage", true);
    return library;
  } finally {
    process.emitWarning = emitWarning;
  }
}
