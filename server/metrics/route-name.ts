const NAMES: readonly [RegExp, string][] = [
  [/^\/(?:_\.data|(?:es)?(?:\.data)?)$/, "home"],
  [/^\/assets\//, "asset"],
  [/^\/(?:plates|scenes|brand|social-card)\//, "picture"],
  [/^\/storage\/v1\/object\/public\//, "picture"],
  [/^\/(rest|auth|storage)\/v1\//, "supabase"],
  [/^\/payphone-sandbox\//, "sandbox"],
  [/^\/(?:healthz|readyz|metrics)$/, "watch"],
];

const SECTION = /^(?:\/es)?\/(shop|products|info|bag|checkout|confirmation|orders|admin)(?:[./]|$)/;

/** Takes a path and returns the part of the shop it belongs to: one of a few words, however many addresses there are. */
export function routeName(path: string): string {
  const section = SECTION.exec(path)?.[1];
  return section ?? NAMES.find(([pattern]) => pattern.test(path))?.[1] ?? "other";
}
