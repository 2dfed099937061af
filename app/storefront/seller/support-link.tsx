import { settings } from "#app/settings.ts";
import { classNames } from "#app/ui/class-names.ts";

export function SupportLink({ className }: { className?: string }) {
  return (
    <a href={`mailto:${settings.supportEmail}`} className={classNames("text-link", className)}>
      {settings.supportEmail}
    </a>
  );
}
