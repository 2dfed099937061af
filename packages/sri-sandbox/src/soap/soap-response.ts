/** Return an HTTP response with a SOAP 1.1 envelope; faults have status 500. */
export function soapResponse(xml: string, status: 200 | 500): Response {
  return new Response(xml, {
    status,
    headers: { "Content-Type": "text/xml; charset=UTF-8", "Cache-Control": "no-store" },
  });
}
