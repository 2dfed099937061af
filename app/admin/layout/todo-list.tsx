import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Todo } from "#app/data/admin/todo.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { ServiceNotice } from "./service-notice.tsx";
import { SetupNotice } from "./setup-notice.tsx";

type Counted = Exclude<keyof Todo, "service">;

type Task = { to: string; isUrgent?: boolean; label: (count: number) => ReactNode };

/** In the order in which they are shown. */
const TASKS: Record<Counted, Task> = {
  stopped: {
    to: "/admin/orders?status=not-to-send",
    isUrgent: true,
    label: (count) => (
      <Plural value={count} one="order not to be sent" other="orders not to be sent" />
    ),
  },
  toPack: {
    to: "/admin/orders?status=to-pack",
    label: (count) => <Plural value={count} one="order to pack" other="orders to pack" />,
  },
  toConfirm: {
    to: "/admin/orders?status=to-confirm",
    isUrgent: true,
    label: (count) => <Plural value={count} one="payment to confirm" other="payments to confirm" />,
  },
  openPayments: {
    to: "/admin/orders/payments",
    isUrgent: true,
    label: (count) => <Plural value={count} one="payment to look at" other="payments to look at" />,
  },
  toRefund: {
    to: "/admin/orders?status=to-refund",
    label: (count) => (
      <Plural value={count} one="cancelled order to refund" other="cancelled orders to refund" />
    ),
  },
  invoices: {
    to: "/admin/invoices?state=needs_owner",
    isUrgent: true,
    label: (count) => <Plural value={count} one="invoice to look at" other="invoices to look at" />,
  },
  reviews: {
    to: "/admin/reviews",
    label: (count) => <Plural value={count} one="review to read" other="reviews to read" />,
  },
  lowStock: {
    to: "/admin/products?stock=low",
    label: (count) => (
      <Plural value={count} one="product low on stock" other="products low on stock" />
    ),
  },
};
const COUNTED = Object.keys(TASKS) as Counted[];

/** What waits for the owner after sign-in, each with its number and a link to it. */
export function TodoList({ todo }: { todo: Todo }) {
  const { t } = useLingui();
  const { service } = todo;
  const tasks = COUNTED.flatMap((name) => {
    const count = todo[name];
    return count ? { count, ...TASKS[name] } : [];
  });
  const hasProblem =
    service && (service.lateMails > 0 || service.isBackupMissing || service.inconsistencies > 0);
  const setup = service?.setup ?? [];
  const isIdle = tasks.length === 0 && setup.length === 0 && !hasProblem;
  // What could not be counted may wait.
  if (isIdle && (service === null || COUNTED.some((name) => todo[name] === null))) return null;
  return (
    <section aria-label={t`What needs doing`} className="mb-10">
      {hasProblem && <ServiceNotice {...service} />}
      {setup.length > 0 && <SetupNotice tasks={setup} />}
      {isIdle && (
        <p className="border-sage border-l-2 bg-panel px-4 py-3 text-sm">
          <Trans>Nothing waits for you.</Trans>
        </p>
      )}
      {tasks.length > 0 && (
        <ul className="grid grid-cols-2 gap-px border border-hairline bg-hairline sm:flex sm:flex-wrap">
          {tasks.map(({ count, to, isUrgent, label }) => (
            <li key={to} className="grow bg-surface max-sm:odd:last:col-span-2">
              <Link
                to={to}
                className="group grid h-full min-h-11 content-start gap-0.5 px-4 py-3 hover:bg-panel"
              >
                <span
                  className={classNames(
                    "font-serif text-2xl tabular-nums",
                    isUrgent ? "text-oxblood" : "text-terracotta",
                  )}
                >
                  {count}
                </span>{" "}
                <span className="wrap-anywhere text-sm group-hover:underline">{label(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
