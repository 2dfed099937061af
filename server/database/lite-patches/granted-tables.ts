/**
 * The library's connection with this property skips its grants.
 *
 * Defect: at the first request the library runs `grant all` on every table for the API roles, which undoes the revokes of the
 * migrations. It takes this private field to mean that it already did. Upstream: leave grants to migrations, or an option.
 */
export const SKIPPED_GRANTS = { rlsState: "active" } as const;
