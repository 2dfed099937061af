import { describe, test } from "vitest";
import type { ContractCase } from "./contract-case.ts";
import { confirmCases } from "./contract-confirm.ts";
import { findCases, reverseCases } from "./contract-queries.ts";

const allCases = { ...confirmCases, ...findCases, ...reverseCases };
export type ContractCaseName = keyof typeof allCases;

/**
 * Runs the one suite every PayPhone must pass, over each case the fact sheet documents (sections 5 and 9). Takes a name
 * for the report and a function that brings a case about.
 */
export function testPayphoneContract(
  name: string,
  bringAbout: (caseName: ContractCaseName) => Promise<ContractCase>,
): void {
  describe(name, () => {
    const names = Object.keys(allCases) as ContractCaseName[];
    test.each(names)("%s", async (caseName) => allCases[caseName](await bringAbout(caseName)));
  });
}
