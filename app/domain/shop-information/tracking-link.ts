/** Stands for the tracking number in the URL of a tracking page. */
export const PLACEHOLDER = "{number}";

type Parcel = { courier: string | null; trackingNumber: string | null };

/** Return the URL that tracks a parcel, or null if the owner has given none for its courier. Names are compared regardless of case. */
export function trackingLink(
  trackingPages: Record<string, string>,
  { courier, trackingNumber }: Parcel,
): string | null {
  if (!courier) return null;
  const known = Object.keys(trackingPages).find(
    (name) => name.toLowerCase() === courier.trim().toLowerCase(),
  );
  const page = known && trackingPages[known];
  if (!page?.startsWith("https://")) return null;
  if (!page.includes(PLACEHOLDER)) return page;
  return trackingNumber
    ? page.replaceAll(PLACEHOLDER, encodeURIComponent(trackingNumber.trim()))
    : null;
}
