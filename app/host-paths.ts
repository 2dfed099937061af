/**
 * The paths that the host serves itself, by prefix; the first match counts. `metric` names it in the metrics. `offline`
 * is how the service worker caches it: a file with a content hash in its name, another file, or not at all.
 */
export const HOST_PATHS: readonly {
  path: string;
  metric: string;
  offline: "immutable" | "file" | "error";
}[] = [
  { path: "/assets", metric: "asset", offline: "immutable" },
  { path: "/plates", metric: "picture", offline: "file" },
  { path: "/scenes", metric: "picture", offline: "file" },
  { path: "/brand", metric: "picture", offline: "file" },
  { path: "/storage/v1/object/public/product-images", metric: "picture", offline: "file" },
  { path: "/social-card", metric: "picture", offline: "error" },
  { path: "/feeds", metric: "feed", offline: "error" },
  { path: "/es/feeds", metric: "feed", offline: "error" },
  { path: "/ucp", metric: "agent", offline: "error" },
  { path: "/buy", metric: "agent", offline: "error" },
  { path: "/.well-known/ucp", metric: "agent", offline: "error" },
  { path: "/agents.md", metric: "agent", offline: "error" },
  { path: "/llms.txt", metric: "agent", offline: "error" },
  { path: "/rest", metric: "supabase", offline: "error" },
  { path: "/auth", metric: "supabase", offline: "error" },
  { path: "/storage", metric: "supabase", offline: "error" },
  { path: "/payphone-sandbox", metric: "sandbox", offline: "error" },
  { path: "/sri-sandbox", metric: "sandbox", offline: "error" },
  { path: "/healthz", metric: "watch", offline: "error" },
  { path: "/readyz", metric: "watch", offline: "error" },
  { path: "/metrics", metric: "watch", offline: "error" },
];
