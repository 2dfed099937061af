import { describe, test } from "vitest";
import type { ContractCase } from "./contract-case.ts";
import { confirmCases } from "./contract-confirm.ts";
import { findCases, reverseCases } from "./contract-queries.ts";

const allCases = { ...confirmCases, ...findCases, ...reverseCases };
export type ContractCaseName = keyof typeof allCases;

/** Run the contract tests of PayPhone: each case of the fact sheet (sections 5 and 9). `setUpCase` creates a case. */
export function testPayphoneContract(
  name: string,
  setUpCase: (caseName: ContractCaseName) => Promise<ContractCase>,
): void {
  describe(name, () => {
    const names = Object.keys(allCases) as ContractCaseName[];
    test.each(names)("%s", async (caseName) => allCases[caseName](await setUpCase(caseName)));
  });
}
