import { drawPictures } from "./draw-pictures.ts";

const parameters = process.argv.slice(2);
const differing = await drawPictures({
  root: process.cwd(),
  names: parameters.filter((word) => !word.startsWith("--")),
  check: parameters.includes("--check"),
  onDrawn: (name) => process.stdout.write(`${name}\n`),
});
if (differing.length > 0) {
  process.stderr.write(`not what was drawn before: ${differing.join(", ")}\n`);
  process.exitCode = 1;
}
