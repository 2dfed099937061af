/** Takes a heading, the columns' names and the rows' cells, and returns them as a section in Markdown. */
export function markdownTable(heading: string, columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = columns.map((_, index) => (index === 0 ? "---" : "--:"));
  return [`## ${heading}`, "", line(columns), line(rule), ...rows.map(line), ""].join("\n");
}
