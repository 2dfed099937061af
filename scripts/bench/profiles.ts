import type { BrowserContextOptions, CDPSession } from "@playwright/test";

/** A mid-range phone on a slow network, or a desktop on a fast one. */
export type Profile = {
  name: "phone" | "desktop";
  context: BrowserContextOptions;
  /** CPU throttling factor. */
  slowdown: number;
  /** Round trip in milliseconds and bytes per second; null for no throttling. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
};

export const PHONE: Profile = {
  name: "phone",
  context: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  slowdown: 4,
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
};

export const DESKTOP: Profile = {
  name: "desktop",
  context: { viewport: { width: 1350, height: 940 } },
  slowdown: 1,
  network: null,
};

/** Emulate the profile's device and network, with an empty cache. */
export async function slowDown(session: CDPSession, { network, slowdown }: Profile) {
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (network) {
    await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
