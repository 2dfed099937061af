import { Trans } from "@lingui/react/macro";

type FoundProvinceProps = { province: string; onChange: () => void };

/** The province of the typed city, and a button for the cities of that name elsewhere. */
export function FoundProvince({ province, onChange }: FoundProvinceProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Trans>Province: {province}</Trans>
      <button
        type="button"
        onClick={onChange}
        className="text-link min-h-11 text-ink hover:text-terracotta"
      >
        <Trans>Change province</Trans>
      </button>
    </span>
  );
}
