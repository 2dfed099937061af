/** Return a Markdown section with a table. */
export function markdownTable(heading: string, columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = columns.map((_, index) => (index === 0 ? "---" : "--:"));
  return [`## ${heading}`, "", line(columns), line(rule), ...rows.map(line), ""].join("\n");
}
