import { redirect, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { Shop } from "#app/shop-context.ts";
import { createLogger } from "../runtime/logger.ts";
import { createRenderPage } from "./render-page.ts";

const redirectFrom = (headers: HeadersInit) => {
  const loader = () => redirect("/pay/token", { headers });
  const build = {
    entry: { module: {} },
    assets: { version: "1", routes: {} },
    routes: { order: { id: "order", path: "orders/:reference", module: { loader } } },
    routeDiscovery: { mode: "initial" },
    future: {},
    ssr: true,
    prerender: [],
    basename: "/",
  } as unknown as ServerBuild;
  return createRenderPage({
    build,
    site: null,
    logger: createLogger("silent"),
    url: "https://shop.example",
    isSandbox: false,
  });
};

test.each([["/orders/GL-1"], ["/orders/GL-1.data"]])(
  "stores no redirect of %s, whose target may open an order",
  async (path) => {
    const answer = (headers: HeadersInit) =>
      redirectFrom(headers)(new Request(`https://shop.example${path}`), {} as Shop);
    const { status, headers } = await answer({});
    expect([status, headers.get("cache-control")]).toEqual([
      path.endsWith(".data") ? 202 : 302,
      "no-store",
    ]);
    const cached = await answer({ "Cache-Control": "max-age=60" });
    expect(cached.headers.get("cache-control")).toBe("max-age=60");
  },
);
