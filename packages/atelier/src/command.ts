import { drawPictures } from "./draw-pictures.ts";

const args = process.argv.slice(2);
const differing = await drawPictures({
  root: process.cwd(),
  names: args.filter((arg) => !arg.startsWith("--")),
  check: args.includes("--check"),
  onDrawn: (name) => process.stdout.write(`${name}\n`),
});
if (differing.length > 0) {
  process.stderr.write(`differs from the existing files: ${differing.join(", ")}\n`);
  process.exitCode = 1;
}
