/** The number on a button of the header, which its accessible name says, too; nothing for 0. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-terracotta px-1.5 font-semibold text-[0.75rem] text-surface tabular-nums leading-none"
    >
      {count}
    </span>
  );
}
