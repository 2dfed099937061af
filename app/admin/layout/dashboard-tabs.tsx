import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { countInvoicesForOwner } from "#app/data/admin/invoices.ts";
import { countWaitingOrders } from "#app/data/admin/list-orders.ts";
import { classNames } from "#app/ui/class-names.ts";
import { NavLink } from "#app/ui/nav-link.tsx";
import { LOWER_CASE_ON_PHONES } from "./lower-case-on-phones.ts";
import { TAB_CLASS } from "./tab-class.ts";
import { useCountPoll } from "./use-count-poll.ts";

function Tab({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      // On a phone the row scrolls, and the browser leaves a tab that is partly in view where it is.
      onFocus={({ currentTarget }) =>
        currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
      }
      className={classNames(
        TAB_CLASS,
        "label-caps min-h-12 shrink-0 gap-2 transition-colors -outline-offset-2",
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
export type Waiting = { orders: number | null; invoices: number | null };

/** Scroll the row, which is wider than a phone, until the open page's tab is in its middle. */
function useOpenTabInView() {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const links = [...(row.current?.querySelectorAll("a") ?? [])];
    const tab = links.find((link) => pathname.startsWith(link.pathname));
    if (!row.current || !tab) return;
    const shown = row.current.getBoundingClientRect();
    const open = tab.getBoundingClientRect();
    row.current.scrollLeft += open.left + open.width / 2 - (shown.left + shown.width / 2);
  }, [pathname]);
  return row;
}

export function DashboardTabs({ waiting }: { waiting: Waiting }) {
  const { t } = useLingui();
  const row = useOpenTabInView();
  useCountPoll(countWaitingOrders, waiting.orders);
  useCountPoll(countInvoicesForOwner, waiting.invoices);
  return (
    <nav
      ref={row}
      aria-label={t`Dashboard`}
      className="page-width flex gap-x-5 overflow-x-auto [scrollbar-width:none] border-hairline border-b sm:gap-x-7"
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
