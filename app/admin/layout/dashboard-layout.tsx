import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { countInvoicesForOwner } from "#app/data/admin/admin-invoices.ts";
import { countWaitingOrders } from "#app/data/admin/admin-list-orders.ts";
import { finishEarlierRemovals } from "#app/data/admin/admin-picture-removals.ts";
import { signOut } from "#app/data/admin/admin-session.ts";
import { settings } from "#app/settings.ts";
import { classNames } from "#app/ui/class-names.ts";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { Link } from "#app/ui/link.tsx";
import { NavLink } from "#app/ui/nav-link.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { Toasts } from "./toasts.tsx";
import { useCountPoll } from "./use-count-poll.ts";

/** Keeps each row of links on one line. */
const LOWER_CASE_ON_PHONES = "max-sm:normal-case! max-sm:tracking-normal!";

const HEADER_LINK = `label-caps inline-flex min-h-11 items-center px-2 hover:text-terracotta ${LOWER_CASE_ON_PHONES}`;

/** Not an action: it changes no page, and leaves the admin. */
function LogoutButton() {
  const navigate = useNavigate();
  const localizedPath = useLocalizedPath();
  async function logOut() {
    await signOut();
    await navigate(localizedPath("/"));
  }
  return (
    <button type="button" onClick={logOut} className={HEADER_LINK}>
      <Trans>Logout</Trans>
    </button>
  );
}

function Tab({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      // On a phone the row scrolls, and the browser leaves a tab that is partly in view where it is.
      onFocus={({ currentTarget }) =>
        currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
      }
      className={classNames(
        "label-caps inline-flex min-h-12 shrink-0 items-center gap-2 border-transparent border-b-2 text-muted transition-colors -outline-offset-2",
        "hover:text-ink aria-[current=page]:border-terracotta aria-[current=page]:text-ink",
        LOWER_CASE_ON_PHONES,
      )}
    >
      {children}
    </NavLink>
  );
}

function Count({ value, title }: { value: number | null; title: string }) {
  if (!value) return null;
  return (
    <span
      title={title}
      className="min-w-6 rounded-full bg-terracotta px-1.5 py-0.5 text-center text-surface tabular-nums tracking-normal"
    >
      {value}
    </span>
  );
}

/** What waits for the owner; null where it could not be read. */
type Waiting = { orders: number | null; invoices: number | null };

function Tabs({ waiting }: { waiting: Waiting }) {
  const { t } = useLingui();
  useCountPoll(countWaitingOrders, waiting.orders);
  useCountPoll(countInvoicesForOwner, waiting.invoices);
  return (
    <nav
      aria-label={t`Dashboard`}
      className="page-width flex gap-x-5 overflow-x-auto border-hairline border-b sm:gap-x-7"
    >
      <Tab to="/admin/products">
        <Trans>Products</Trans>
      </Tab>
      <Tab to="/admin/taxonomy">
        <Trans>Categories & Collections</Trans>
      </Tab>
      <Tab to="/admin/orders">
        <Trans>Orders</Trans>
        <Count value={waiting.orders} title={t`Orders that wait for you`} />
      </Tab>
      <Tab to="/admin/invoices">
        <Trans>Invoices</Trans>
        <Count value={waiting.invoices} title={t`Invoices that need you`} />
      </Tab>
      <Tab to="/admin/discounts">
        <Trans>Discounts</Trans>
      </Tab>
      <Tab to="/admin/reviews">
        <Trans>Reviews</Trans>
      </Tab>
      <Tab to="/admin/newsletter">
        <Trans>Newsletter</Trans>
      </Tab>
      <Tab to="/admin/privacy">
        <Trans>Personal data</Trans>
      </Tab>
      <Tab to="/admin/settings">
        <Trans>Settings</Trans>
      </Tab>
    </nav>
  );
}

type DashboardLayoutProps = {
  waiting: Waiting;
  children: ReactNode;
};

/** The header, tabs and toasts of every page of the admin. */
export function DashboardLayout({ waiting, children }: DashboardLayoutProps) {
  useEffect(() => {
    // A failure is logged and costs only disk space. The next visit tries again.
    finishEarlierRemovals(Date.now()).catch(() => {});
  }, []);
  return (
    <>
      <div className="print:hidden">
        <header className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-6 pt-2">
          <p className="flex items-baseline gap-3 font-serif text-xl">
            <span className="whitespace-nowrap">{settings.brand}</span>
            <span className={`label-caps font-sans text-muted ${LOWER_CASE_ON_PHONES}`}>
              <Trans>Admin Dashboard</Trans>
            </span>
          </p>
          <div className="-mx-2 flex flex-wrap items-center sm:gap-x-3">
            <Link to="/" className={HEADER_LINK}>
              <Trans>Back to Site</Trans>
            </Link>
            <Link to="/shop" className={HEADER_LINK}>
              <Trans>View Shop</Trans>
            </Link>
            <LanguageSwitch className={HEADER_LINK} />
            <LogoutButton />
          </div>
        </header>
        <Tabs waiting={waiting} />
      </div>
      <main className="page-width py-8 pb-28 print:p-0">{children}</main>
      <Toasts />
    </>
  );
}
