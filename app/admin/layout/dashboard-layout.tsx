import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useLocation, useSubmit } from "react-router";
import { finishEarlierRemovals } from "#app/data/admin/picture-removals.ts";
import { storeStaffLanguage } from "#app/data/admin/staff-language.ts";
import { settings } from "#app/settings.ts";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { Link } from "#app/ui/link.tsx";
import { LoadErrorContext } from "#app/ui/load-error-context.ts";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { FAILURE_DURATION_MS, showToast } from "../toast/toast-store.ts";
import { Toasts } from "../toast/toasts.tsx";
import { LOGOUT_QUERY } from "../unsaved/logout-query.ts";
import { DashboardTabs, type Waiting } from "./dashboard-tabs.tsx";
import { LOWER_CASE_ON_PHONES } from "./lower-case-on-phones.ts";
import { PageTitle } from "./page-title.tsx";

const HEADER_LINK = `label-caps inline-flex min-h-11 items-center px-2 hover:text-terracotta ${LOWER_CASE_ON_PHONES}`;

/** A submission: unsaved changes block it before the session ends. */
function LogoutButton() {
  const submit = useSubmit();
  const action = useLocation().pathname + LOGOUT_QUERY;
  return (
    <button
      type="button"
      onClick={() => submit(null, { method: "post", action })}
      className={HEADER_LINK}
    >
      <Trans>Logout</Trans>
    </button>
  );
}

function warnOffline() {
  showToast({
    message: <Trans>No connection. Please try again.</Trans>,
    duration: FAILURE_DURATION_MS,
  });
}

type DashboardLayoutProps = {
  waiting: Waiting;
  children: ReactNode;
};

/** The title, header, tabs and toasts of every page of the admin. */
export function DashboardLayout({ waiting, children }: DashboardLayoutProps) {
  const language = useLanguage();
  useEffect(() => {
    // A failure is logged and costs only disk space. The next visit tries again.
    finishEarlierRemovals(Date.now()).catch(() => {});
    // A dialog must open without a connection too, to say what cannot be sent. The first press tries again.
    dialogWindow.load().catch(() => {});
  }, []);
  useEffect(() => {
    // A failure is logged. The next visit tries again.
    storeStaffLanguage(language).catch(() => {});
  }, [language]);
  return (
    <>
      <PageTitle />
      <div className="print:hidden">
        <SkipLink />
        <header className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-6 pt-2">
          <p className="flex flex-wrap items-baseline gap-x-3 font-serif text-xl">
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
        <DashboardTabs waiting={waiting} />
      </div>
      <main id="content" tabIndex={-1} className="page-width py-8 pb-28 outline-none print:p-0">
        <LoadErrorContext value={warnOffline}>{children}</LoadErrorContext>
      </main>
      <Toasts />
    </>
  );
}
