import { keepEmitWarning } from "../lite-patches/replaced-emit-warning.ts";

/** The parts of @supabase/lite that the embedded Supabase uses. */
export type Library = Awaited<ReturnType<typeof importLibrary>>;

async function importLibrary() {
  const [lite, pglite] = await Promise.all([
    import("@supabase/lite"),
    import("@supabase/lite/pglite"),
  ]);
  return { ...lite, ...pglite };
}

/** Load @supabase/lite with Storage enabled, which it counts as experimental. */
export async function loadLibrary(): Promise<Library> {
  const library = await keepEmitWarning(importLibrary);
  library.setExperimental("storage", true);
  return library;
}
