import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SetupTask } from "#app/domain/shop/setup-task.ts";
import { TextLink } from "./text-link.tsx";

const TASKS: Record<SetupTask, ReactNode> = {
  seller: (
    <>
      <Trans>Shoppers cannot see who sells: the legal name or the RUC is missing.</Trans>{" "}
      <TextLink to="/admin/settings#seller">
        <Trans>Fill in the seller</Trans>
      </TextLink>
    </>
  ),
  payments: (
    <Trans>
      Payments go to a sandbox: orders look paid, and no money moves. The person who maintains the
      shop turns it off with PAYPHONE_TOKEN and PAYPHONE_STORE_ID.
    </Trans>
  ),
  invoices: (
    <>
      <Trans>Invoices go to a sandbox and have no value.</Trans>{" "}
      <TextLink to="/admin/invoices/settings">
        <Trans>Set up invoices</Trans>
      </TextLink>
    </>
  ),
};

/** What is left to set up before a shop that others can reach sells for real. */
export function SetupNotice({ tasks }: { tasks: readonly SetupTask[] }) {
  return (
    <ul className="mb-6 border-amber border-l-2 bg-panel px-4 py-1.5 text-sm">
      {tasks.map((task) => (
        <li key={task} className="flex min-h-11 flex-wrap items-center gap-x-3">
          {TASKS[task]}
        </li>
      ))}
    </ul>
  );
}
