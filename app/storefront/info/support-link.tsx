import { settings } from "#app/settings.ts";

/** The boutique's support address, ready to write to. */
export function SupportLink() {
  return (
    <a href={`mailto:${settings.supportEmail}`} className="text-link text-ink">
      {settings.supportEmail}
    </a>
  );
}
