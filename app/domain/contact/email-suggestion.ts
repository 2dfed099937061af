/** The mail services of nearly all shoppers, with the endings that they exist under. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  gmail: ["com"],
  hotmail: ["com", "es", "it", "fr", "de", "co.uk"],
  outlook: ["com", "es", "it", "fr", "de", "com.ar"],
  yahoo: ["com", "es", "it", "fr", "de", "com.ar", "com.mx", "co.uk"],
  icloud: ["com"],
};

/** Real services whose names are one letter away from another's. */
const OTHER_SERVICES = ["mail", "ymail", "email", "gmx", "zmail"];

/** Typed in place of `com`. */
const ENDING_ERROR = /^(?:c|co|cm|om|con|cmo|ocm|comm|coom|cpm|vom|xom|col|cim|com\.com)$/;

/** Return whether two different words differ by one letter: wrong, missing, added or swapped with its neighbor. */
function isOneErrorAway(typed: string, right: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === right[start]) start += 1;
  const rest = typed.slice(start);
  const wanted = right.slice(start);
  const isSwapped =
    rest.length > 1 &&
    rest[0] === wanted[1] &&
    rest[1] === wanted[0] &&
    rest.slice(2) === wanted.slice(2);
  return (
    isSwapped ||
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1)
  );
}

function serviceLike(name: string): string | null {
  if (Object.hasOwn(SERVICES, name)) return name;
  if (OTHER_SERVICES.includes(name)) return null;
  return Object.keys(SERVICES).find((service) => isOneErrorAway(name, service)) ?? null;
}

/** Return the address that was probably intended where the domain of a typed one looks mistyped (`gmial.com`), or null. */
export function suggestedEmail(typed: string): string | null {
  const [, user, name, ending] = /^([^\s@]+)@([^\s@.]+)\.([^\s@]+)$/.exec(typed.trim()) ?? [];
  if (!user || !name || !ending) return null;
  const service = serviceLike(name.toLowerCase());
  if (!service) return null;
  const typedEnding = ending.toLowerCase();
  const isEnding = SERVICES[service]?.includes(typedEnding);
  if (!isEnding && !ENDING_ERROR.test(typedEnding)) return null;
  const suggested = `${service}.${isEnding ? typedEnding : "com"}`;
  return suggested === `${name}.${ending}`.toLowerCase() ? null : `${user}@${suggested}`;
}
