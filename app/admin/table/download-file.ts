export function downloadFile(
  name: string,
  content: string | Uint8Array,
  type = "text/csv;charset=utf-8",
): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
