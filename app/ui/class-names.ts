/** Join class lists; falsy ones are skipped. */
export function classNames(...lists: (string | false | null | undefined)[]): string {
  return lists.filter(Boolean).join(" ");
}
