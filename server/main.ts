import * as build from "virtual:react-router/server-build";
import { parseEnvironment } from "./environment.ts";
import { createLogger } from "./logger.ts";
import { openingWords } from "./opening-words.ts";
import { startShop } from "./start-shop.ts";
import { StartupError } from "./startup-error.ts";
import { startWatchdog } from "./watchdog.ts";

const CLIENT_DIR = "build/client";

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const logger = createLogger(environment.logLevel);
  const shop = await startShop({ environment, logger, build, clientDir: CLIENT_DIR });
  if (shop.way === "embedded") startWatchdog();

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await shop.stop();
      process.exit(0);
    });
  }
  // Whoever reads that the shop is open may stop it in the same moment.
  say(openingWords(shop, environment.admin.username));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
