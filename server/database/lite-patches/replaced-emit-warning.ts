/**
 * Load modules and put `process.emitWarning` back afterwards.
 *
 * Defect: loading the library replaces it by a function that throws on warnings that are Error objects, such as Node's own
 * about too many listeners. Upstream: pass such warnings on.
 */
export async function keepEmitWarning<Modules>(load: () => Promise<Modules>): Promise<Modules> {
  const { emitWarning } = process;
  try {
    return await load();
  } finally {
    process.emitWarning = emitWarning;
  }
}
