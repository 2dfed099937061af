/**
 * Node's arguments for the built shop. Its heap is limited near the 90 MB it needs: by default the collector keeps
 * three times that under load.
 */
export const shopArguments = [
  "--enable-source-maps",
  "--max-semi-space-size=8",
  "--max-old-space-size=384",
  "build/server/index.js",
];
