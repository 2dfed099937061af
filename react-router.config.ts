import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // A file for each part of a route would cost a phone more round trips than it saves bytes.
  splitRouteModules: false,
} satisfies Config;
