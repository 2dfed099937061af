// `npm run dev`: runs the shop from its sources with hot reload. Same settings as `npm start`.
import { spawn } from "node:child_process";
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const load = (name) => vite.ssrLoadModule(`./server/${name}.ts`);
const { parseEnvironment } = await load("runtime/environment");
const { createLogger } = await load("runtime/logger");
const environment = parseEnvironment(process.env);
const logger = createLogger(environment.logLevel);

/** Start the embedded database from its sources and keep it running. */
async function startDatabase() {
  const { stopInOrder, superviseProcess } = await load("processes/supervise-process");
  let current = null;
  const first = Promise.withResolvers();
  const supervised = superviseProcess({
    name: "database",
    spawn: () =>
      spawn(process.execPath, ["server/processes/main.ts", "database"], {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      }),
    isReady: () => true,
    onMessage(message) {
      current = message;
      first.resolve();
    },
    onExit(code) {
      if (current === null) process.exit(code ?? 1);
    },
    mayRestart: () => current !== null,
    logger,
  });
  await first.promise;
  return { link: () => current, stop: () => stopInOrder([supervised], 10_000) };
}

let database = null;
const { startShop } = await load("processes/start-shop");
const { startupBanner } = await load("processes/startup-banner");
const shop = await startShop({
  environment,
  logger,
  build: () => vite.ssrLoadModule("virtual:react-router/server-build"),
  clientDir: null,
  openDatabase: async () => {
    database = await startDatabase();
    return database.link;
  },
  before: vite.middlewares,
});
console.log(startupBanner(shop, environment));

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, async () => {
    await shop.stop();
    await database?.stop();
    await vite.close();
    process.exit(0);
  });
}
