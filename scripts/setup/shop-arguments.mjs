/**
 * What Node is given to run the built shop, wherever it runs. Its heap is held close to what it needs, 90 MB: left to itself the
 * collector lets three times that lie, and the process grows for as long as it is busy.
 */
export const shopArguments = [
  "--enable-source-maps",
  "--max-semi-space-size=8",
  "--max-old-space-size=384",
  "build/server/index.js",
];
