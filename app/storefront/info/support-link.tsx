import { settings } from "#app/settings.ts";

/** A mailto link to the boutique's support. */
export function SupportLink() {
  return (
    <a href={`mailto:${settings.supportEmail}`} className="text-link text-ink">
      {settings.supportEmail}
    </a>
  );
}
