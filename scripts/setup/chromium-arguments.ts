/** What Playwright turns off itself: a later list takes the place of its own. */
const OFF_FOR_PLAYWRIGHT = [
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

/** A whole browser makes its address bar's windows ready for every visitor, which takes as much of the processor as a journey. */
const OFF_FOR_NOBODY_TYPES = [
  "AimEnabled",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

/** How Chromium is started here: by nobody's hand, and in a container often by root, whom its sandbox refuses. */
export const chromiumArguments: string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_NOBODY_TYPES].join(",")}`,
];
