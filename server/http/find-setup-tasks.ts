import type { Catalogue } from "#app/data/catalogue/catalogue.ts";
import type { SetupTask } from "#app/domain/shop/setup-task.ts";

type Setup = {
  catalogue: Pick<Catalogue, "findShopInformation">;
  /** Whether others can reach the shop. */
  isPublic: boolean;
  hasSandboxPayments: boolean;
  hasSandboxInvoices: boolean;
};

/**
 * Return what is left to set up; nothing in a shop that only this machine reaches, where it is being tried. The seller is
 * not missing while it could not be read.
 */
export async function findSetupTasks({
  catalogue,
  isPublic,
  hasSandboxPayments,
  hasSandboxInvoices,
}: Setup): Promise<SetupTask[]> {
  if (!isPublic) return [];
  const { value: seller, source } = await catalogue.findShopInformation();
  const tasks: SetupTask[] = [];
  if (source !== "sample" && (seller.legalName === "" || seller.ruc === "")) tasks.push("seller");
  if (hasSandboxPayments) tasks.push("payments");
  if (hasSandboxInvoices) tasks.push("invoices");
  return tasks;
}
