const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escape a text for XML's elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? "");
}
