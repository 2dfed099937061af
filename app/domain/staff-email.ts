/** Takes a username and the shop's own staff address; returns the e-mail address that signs in with (design: the username maps to a staff e-mail). */
export function staffEmailFor(username: string, staffEmail: string): string {
  const name = username.trim().toLowerCase();
  if (name.includes("@")) return name;
  return name + staffEmail.slice(staffEmail.indexOf("@"));
}
