/** Playwright's own list, which ours replaces. */
const PLAYWRIGHT_DEFAULTS = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** A full Chromium prepares address bar windows for every page, which takes as much CPU as a test. */
const UNUSED_ADDRESS_BAR = [
  "AimEnabled",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

/** Chromium's arguments for automation. In containers it often runs as root, which its sandbox does not support. */
export const chromiumArguments: string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...PLAYWRIGHT_DEFAULTS, ...UNUSED_ADDRESS_BAR].join(",")}`,
];
