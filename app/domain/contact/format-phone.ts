/** Format a normalized number for display: an Ecuadorian mobile in groups (`+593 99 123 4567`), any other as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+593(9\d)(\d{3})(\d{4})$/, "+593 $1 $2 $3");
}
