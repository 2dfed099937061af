/** Folders and what each may import of ours: the arrows of docs/architecture.md. Tests may reach further and are left out. */
const ARROWS = {
  "app/domain": ["app/domain"],
  "app/ui": ["app/ui", "app/domain"],
  "app/i18n": ["app/i18n", "app/locales", "app/domain", "app/route-table.ts"],
  "app/data": ["app/data", "app/domain"],
  "app/payments": ["app/payments", "app/domain"],
  "app/mail": ["app/mail", "app/domain", "app/i18n"],
  "app/storefront": ["app/storefront", "app/ui", "app/domain"],
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
    "app/route-table.ts",
    "app/route-patterns.ts",
    "app/host-paths.ts",
    "app/styles",
    "package.json",
  ],
};

/** Anyone may read the settings; route types are generated. */
const EVERYONE = ["app/settings.ts", ".react-router"];

const pathOf = (place) => `^${place.replaceAll(".", "\\.")}(/|$)`;

const arrows = Object.entries(ARROWS).map(([folder, allowed]) => ({
  name: `from-${folder.replace("/", "-")}`,
  comment: `${folder} may import only: ${allowed.join(", ")}`,
  severity: "error",
  from: { path: pathOf(folder), pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(app|server|tests|scripts)/",
    pathNot: [...allowed, ...EVERYONE].map(pathOf),
  },
}));

export default {
  forbidden: [
    ...arrows,
    {
      name: "no-circles",
      comment: "Two files that import each other cannot be understood alone.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "secrets-stay-on-the-server",
      comment:
        "Only code that may see a secret lives in .server files; browser code never imports one.",
      severity: "error",
      from: { path: "^app/(storefront|admin|ui|domain)/" },
      to: { path: "\\.server\\." },
    },
    {
      name: "no-route-table-in-browsers",
      comment: "Pages get what they need of the route table as constants (app/route-constants.ts).",
      severity: "error",
      from: {
        path: "^app/(routes/.*\\.tsx|root\\.tsx|entry\\.client\\.tsx|storefront/|admin/|ui/)",
      },
      to: { path: "^app/(route-(table|patterns|constants)|host-paths)\\.ts$" },
    },
    {
      name: "nothing-unresolved",
      comment: "An import that resolves to nothing.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/", "\\.po$"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
