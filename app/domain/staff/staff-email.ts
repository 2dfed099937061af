/** Return the email address of a username: an email address itself, or a name at the domain of `staffEmail`. */
export function staffEmailFor(username: string, staffEmail: string): string {
  const name = username.trim().toLowerCase();
  if (name.includes("@")) return name;
  return name + staffEmail.slice(staffEmail.indexOf("@"));
}
