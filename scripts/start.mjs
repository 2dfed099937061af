// `npm start`: installs, builds when stale, and runs the shop on the project's own Node until it is told to stop.
// package.json starts it with `exec`, so that a SIGTERM sent to npm reaches this process and not a shell in between.
import { spawn } from "node:child_process";
import path from "node:path";
import { build, install, requireNode, root, toolEnvironment } from "./setup/project.mjs";
import { shopArguments } from "./setup/shop-arguments.mjs";

requireNode();
install();
build();

const node = path.join(root, "node_modules", "node", "bin", "node");
const shop = spawn(node, shopArguments, {
  cwd: root,
  env: toolEnvironment({ NODE_ENV: "production" }),
  stdio: "inherit",
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  // A terminal's Ctrl+C reaches the shop by itself; it ignores being told twice.
  process.on(signal, () => shop.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
}
shop.on("exit", (code) => process.exit(code ?? 1));
