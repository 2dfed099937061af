import { options } from "./.dependency-cruiser.mjs";

/** Cycles of folders, tests left out: tests of two folders may well use each other's fixtures. */
export default {
  forbidden: [
    {
      name: "folders-without-cycles",
      comment: "Folders that import each other cannot be understood alone.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: "\\+types/|\\.test\\.tsx?$|^tests/" } },
};
