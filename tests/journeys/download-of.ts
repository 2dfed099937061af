import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** Press a button that downloads a file, and return the file. */
export async function downloadOf(page: Page, button: string | RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
