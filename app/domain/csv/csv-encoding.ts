/**
 * Decode the bytes of a spreadsheet's text file: UTF-8, UTF-16 with its mark (Excel's "Unicode Text"), else Windows-1252
 * (Excel's plain "CSV"), in which every byte is valid.
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
