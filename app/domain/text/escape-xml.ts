const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escape a text for elements and quoted attributes of XML and HTML, whose older readers do not know &apos;. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? "");
}
