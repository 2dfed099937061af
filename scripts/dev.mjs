// `npm run dev`: the shop from its sources, reloading as they change. Same settings as `npm start`.
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const [{ startShop }, { parseEnvironment }, { createLogger }, { openingWords }] = await Promise.all(
  ["start-shop", "environment", "logger", "opening-words"].map((name) =>
    vite.ssrLoadModule(`./server/${name}.ts`),
  ),
);
const environment = parseEnvironment(process.env);
const shop = await startShop({
  environment,
  logger: createLogger(environment.logLevel),
  build: () => vite.ssrLoadModule("virtual:react-router/server-build"),
  clientDir: null,
  before: vite.middlewares,
});
console.log(openingWords(shop, environment.admin.username));

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, async () => {
    await shop.stop();
    await vite.close();
    process.exit(0);
  });
}
