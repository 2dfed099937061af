/** `authorizedAt` is the ISO time of the authorization; null as long as there is none. */
export type RideOptions = { xml: string; authorizedAt: string | null; isTest: boolean };

/**
 * Return the RIDE, the printed form of a document (Ficha Técnica, section of the RIDE), as a PDF in Spanish. A test says
 * so in red. Throws an SriError "document-unreadable".
 */
export async function writeRide(options: RideOptions): Promise<Uint8Array> {
  // The libraries of PDF and barcodes take a tenth of a second to load, which no start has to wait for.
  const { drawRide } = await import("./draw-ride.ts");
  return drawRide(options);
}
