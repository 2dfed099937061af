/** Takes class lists, some of them absent, and returns one list. */
export function classNames(...lists: (string | false | null | undefined)[]): string {
  return lists.filter(Boolean).join(" ");
}
