type Manifest = { routes: Record<string, { module: string } | undefined> };

/** Load and run the code of product pages. The router imports it when such a page opens, which then makes no request. */
export async function loadProductCode(): Promise<void> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const file = manifest?.routes["routes/product"]?.module;
  if (file) await import(/* @vite-ignore */ file);
}
