type Route = { module: string; imports?: string[] };
type Manifest = { routes: Record<string, Route | undefined> };

/** Load and run the code of product pages. The router imports it when such a page opens, which then makes no request. */
export async function loadProductCode(): Promise<void> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const route = manifest?.routes["routes/product"];
  const files = route ? [route.module, ...(route.imports ?? [])] : [];
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
}
