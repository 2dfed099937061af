const RETRY_SECONDS = "600";

/** 503, so that crawlers retry and do not take what they read before for deleted. */
export function catalogueUnavailable(): Response {
  const headers = { "Retry-After": RETRY_SECONDS, "Cache-Control": "no-store" };
  return new Response(null, { status: 503, headers });
}
