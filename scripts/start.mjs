// `npm start`: installs, builds if stale, and runs the shop on the project's own Node.
import {
  build,
  install,
  projectNode,
  requireNode,
  root,
  toolEnvironment,
} from "./setup/project.mjs";
import { runUntilStopped } from "./setup/run-until-stopped.mjs";
import { shopArguments } from "./setup/shop-arguments.mjs";

requireNode();
install();
build();
runUntilStopped(projectNode(), shopArguments, {
  cwd: root,
  env: toolEnvironment({ NODE_ENV: "production" }),
});
