/** Folders and what each may import of ours (docs/architecture.md). Unit tests are left out. */
const APP_LAYERS = {
  "app/domain": [
    "app/domain",
    "packages/sri/src/identity.ts",
    "packages/sri/src/amounts.ts",
    "packages/sri/src/vat-rates.ts",
  ],
  "app/ui": ["app/ui", "app/domain"],
  "app/i18n": ["app/i18n", "app/locales", "app/domain", "app/route-entry.ts", "app/route-table.ts"],
  "app/data": ["app/data", "app/domain"],
  "app/payments": ["app/payments", "app/domain"],
  "app/mail": ["app/mail", "app/domain", "app/i18n"],
  "app/storefront": [
    "app/storefront",
    "app/ui",
    "app/domain",
    // The messages of what is loaded later.
    "app/i18n/browser-i18n.ts",
  ],
  "app/admin": ["app/admin", "app/ui", "app/domain", "app/data"],
  "app/routes": [
    "app/storefront",
    "app/admin",
    "app/ui",
    "app/domain",
    "app/data",
    "app/payments",
    "app/i18n",
    "app/rendering-context.ts",
    "app/shop-context.ts",
    "app/route-table.ts",
    "app/route-patterns.ts",
  ],
  server: [
    "server",
    "app/data",
    "app/payments",
    "app/mail",
    "app/i18n",
    "app/domain",
    "app/rendering-context.ts",
    "app/shop-context.ts",
    "app/route-entry.ts",
    "app/route-table.ts",
    "app/route-patterns.ts",
    "app/host-paths.ts",
    "app/styles",
    "packages/payphone-sandbox/src/index.ts",
    "packages/sri/src/index.ts",
    "packages/sri/src/signature.ts",
    "packages/sri/src/test-certificate.ts",
    "packages/sri-sandbox/src/index.ts",
    "package.json",
  ],
};

/** The folders of server/, lowest first: each may import itself and those named. */
const SERVER_LAYERS = {
  runtime: [],
  database: ["runtime"],
  mail: ["runtime"],
  catalogue: ["database", "runtime"],
  http: ["database", "runtime"],
  pages: ["catalogue", "http", "runtime"],
  channels: ["pages", "catalogue", "http", "database", "runtime"],
  payment: ["http", "database", "runtime"],
  invoices: ["payment", "http", "database", "runtime"],
  pictures: ["http", "database", "runtime"],
  proofs: ["pictures", "http", "database", "runtime"],
  privacy: ["mail", "http", "database", "runtime"],
  consistency: ["http", "runtime"],
  processes: [
    "pages",
    "channels",
    "payment",
    "invoices",
    "pictures",
    "proofs",
    "privacy",
    "consistency",
    "mail",
    "catalogue",
    "http",
    "database",
    "runtime",
  ],
};

/** Anyone may read the settings; route types are generated. */
const EVERYONE = ["app/settings.ts", ".react-router"];

const pathOf = (place) => `^${place.replaceAll(".", "\\.")}(/|$)`;

const appLayers = Object.entries(APP_LAYERS).map(([folder, allowed]) => ({
  name: `from-${folder.replace("/", "-")}`,
  comment: `${folder} may import only: ${allowed.join(", ")}`,
  severity: "error",
  from: { path: pathOf(folder), pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(app|server|packages|tests|scripts)/",
    pathNot: [...allowed, ...EVERYONE].map(pathOf),
  },
}));

const serverLayers = Object.entries(SERVER_LAYERS).map(([folder, allowed]) => ({
  name: `server-${folder}`,
  comment: `server/${folder} may import of server only: ${[folder, ...allowed].join(", ")}`,
  severity: "error",
  from: { path: `^server/${folder}/`, pathNot: "\\.test\\.ts$" },
  to: { path: "^server/", pathNot: `^server/(${[folder, ...allowed].join("|")})/` },
}));

export const options = {
  doNotFollow: { path: "node_modules" },
  exclude: { path: "\\+types/" },
  tsPreCompilationDeps: true,
  parser: "swc",
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "node", "default", "types"],
  },
};

export default {
  forbidden: [
    ...appLayers,
    ...serverLayers,
    {
      name: "packages-know-no-shop",
      comment:
        "A package imports nothing of the shop, and of another package only its public entries; its tests neither.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: {
        path: "^(app|server|packages|tests|scripts)/",
        pathNot: [
          "^packages/$1/",
          "^packages/[^/]+/src/(index|amounts|identity|signature|vat-rates|testing|test-certificate)\\.ts$",
        ],
      },
    },
    {
      name: "packages-by-their-entry",
      comment: "Only a package's public entries are imported; `testing` only by tests.",
      severity: "error",
      from: { pathNot: "^packages/" },
      to: {
        path: "^packages/",
        pathNot:
          "^packages/[^/]+/src/(index|amounts|identity|signature|vat-rates|testing|test-certificate)\\.ts$",
      },
    },
    {
      name: "test-code-in-tests",
      comment: "The product does not load test code.",
      severity: "error",
      from: { path: "^(app|server|packages)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^tests/|^packages/[^/]+/src/testing\\.ts$" },
    },
    {
      name: "no-cycles",
      comment: "Two files that import each other cannot be understood alone.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "secrets-stay-on-the-server",
      comment:
        "app/data/server speaks with the secret key: only the server imports it, so no browser is sent it.",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/data/server/|\\.test\\.tsx?$" },
      to: { path: "^app/data/server/|\\.server\\." },
    },
    {
      name: "domain-decides-only",
      comment:
        "app/domain takes no React and no I/O: of packages only the schema libraries and message descriptors.",
      severity: "error",
      from: { path: "^app/domain/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "(^|/)node_modules/|^node:",
        pathNot: "node_modules/(valibot|zod|@lingui/core)/",
      },
    },
    {
      name: "domain-without-node",
      comment: "app/domain runs in browsers as well.",
      severity: "error",
      from: { path: "^app/domain/", pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "supabase-in-data",
      comment: "Only app/data and the server know Supabase's client.",
      severity: "error",
      from: { path: "^(app|packages)/", pathNot: "^app/data/|\\.test\\.tsx?$" },
      to: { path: "node_modules/@supabase/" },
    },
    {
      name: "app-without-server",
      comment: "The server hosts the app, which imports nothing of it.",
      severity: "error",
      from: { path: "^app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^server/" },
    },
    {
      name: "nothing-through-the-root",
      comment: "The root and the entries are for the router: nothing imports through them.",
      severity: "error",
      from: { pathNot: "^tests/" },
      to: { path: "^app/(root|entry\\.client|entry\\.server)\\.tsx$" },
    },
    {
      name: "no-route-table-in-browsers",
      comment: "Pages get what they need of the route table as constants (app/route-constants.ts).",
      severity: "error",
      from: {
        path: "^app/(routes/.*\\.tsx|root\\.tsx|entry\\.client\\.tsx|storefront/|admin/|ui/)",
      },
      to: { path: "^app/(route-(entry|table|patterns|constants)|host-paths)\\.ts$" },
    },
    {
      name: "nothing-unresolved",
      comment: "An import that resolves to nothing.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/", "\\.po$"] },
    },
  ],
  options,
};
