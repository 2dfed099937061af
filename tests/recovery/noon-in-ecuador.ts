const HOUR_MS = 3_600_000;

/** PayPhone reverses until 20:00 in Ecuador (UTC-5): so the sandbox's clock starts at noon. */
export function noonInEcuador(): number {
  const here = Date.now() - 5 * HOUR_MS;
  return here - (here % (24 * HOUR_MS)) + 17 * HOUR_MS;
}
