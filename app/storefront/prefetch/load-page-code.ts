import { matchRoutes, type RouteObject } from "react-router";

type Route = { module: string; imports?: string[] };
type Router = {
  __reactRouterManifest?: { routes: Record<string, Route | undefined> };
  __reactRouterDataRouter?: { routes: RouteObject[] };
};

/** Load and run the code of a page. The router imports it when the page opens, which then makes no request. */
export async function loadPageCode(page: string): Promise<void> {
  const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window as Router;
  const routes = (router && matchRoutes(router.routes, page)) ?? [];
  const files = routes.flatMap(({ route: { id = "" } }) => {
    const { module, imports = [] } = manifest?.routes[id] ?? {};
    return module ? [module, ...imports] : [];
  });
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
}
