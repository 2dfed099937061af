import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Todo } from "#app/data/admin/todo.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { ServiceNotice } from "./service-notice.tsx";
import { SetupNotice } from "./setup-notice.tsx";

type Task = { count: number | null; to: string; isUrgent?: boolean; label: ReactNode };

function tasksOf({
  toPack,
  toConfirm,
  openPayments,
  stopped,
  toRefund,
  invoices,
  reviews,
  lowStock,
}: Omit<Todo, "service">): Task[] {
  return [
    {
      count: stopped,
      to: "/admin/orders?status=not-to-send",
      isUrgent: true,
      label: (
        <Plural value={stopped ?? 0} one="order not to be sent" other="orders not to be sent" />
      ),
    },
    {
      count: toPack,
      to: "/admin/orders?status=to-pack",
      label: <Plural value={toPack ?? 0} one="order to pack" other="orders to pack" />,
    },
    {
      count: toConfirm,
      to: "/admin/orders?status=to-confirm",
      isUrgent: true,
      label: <Plural value={toConfirm ?? 0} one="payment to confirm" other="payments to confirm" />,
    },
    {
      count: openPayments,
      to: "/admin/orders/payments",
      isUrgent: true,
      label: (
        <Plural value={openPayments ?? 0} one="payment to look at" other="payments to look at" />
      ),
    },
    {
      count: toRefund,
      to: "/admin/orders?status=to-refund",
      label: (
        <Plural
          value={toRefund ?? 0}
          one="cancelled order to refund"
          other="cancelled orders to refund"
        />
      ),
    },
    {
      count: invoices,
      to: "/admin/invoices?state=needs_owner",
      isUrgent: true,
      label: <Plural value={invoices ?? 0} one="invoice to look at" other="invoices to look at" />,
    },
    {
      count: reviews,
      to: "/admin/reviews",
      label: <Plural value={reviews ?? 0} one="review to read" other="reviews to read" />,
    },
    {
      count: lowStock,
      to: "/admin/products?stock=low",
      label: (
        <Plural value={lowStock ?? 0} one="product low on stock" other="products low on stock" />
      ),
    },
  ];
}

/** What waits for the owner after sign-in, each with its number and a link to it. */
export function TodoList({ todo: { service, ...todo } }: { todo: Todo }) {
  const { t } = useLingui();
  const every = tasksOf(todo);
  const tasks = every.filter(({ count }) => count !== null && count > 0);
  const hasProblem =
    service && (service.lateMails > 0 || service.isBackupMissing || service.inconsistencies > 0);
  const setup = service?.setup ?? [];
  const isIdle = tasks.length === 0 && setup.length === 0 && !hasProblem;
  // What could not be counted may wait.
  if (isIdle && (service === null || every.some(({ count }) => count === null))) return null;
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
                <span className="wrap-anywhere text-sm group-hover:underline">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
