/** The shop keeps Ecuador's time, whatever the device's own clock is set to. */
const SHOP_TIME = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/Guayaquil",
});

/** Takes an ISO time and returns it as the shop's clock shows it, such as `Nov 21, 2026, 6:22 AM`. */
export function shopTimeOf(iso: string): string {
  return SHOP_TIME.format(new Date(iso));
}
