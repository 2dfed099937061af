// Fails when the message catalogue is out of step with the words in the components: something missing, or no longer used.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = "app/locales";

function catalogues() {
  return readdirSync(FOLDER, { recursive: true })
    .filter((name) => name.endsWith(".po"))
    .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"))
    .join("\n");
}

const before = catalogues();
const { status, stdout, stderr } = spawnSync("lingui", ["extract", "--clean"], {
  encoding: "utf8",
});
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}
if (catalogues() !== before) {
  process.stderr.write(
    "The message catalogue was out of step with the components and has been brought in line: commit app/locales.\n",
  );
  process.exit(1);
}
