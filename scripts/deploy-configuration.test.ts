import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const FOLDER = "docs/deploy";
const folder = mkdtempSync(path.join(os.tmpdir(), "gemma-luce-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program that would read a file says what it thinks of it: an empty text, or its complaint. */
function complaintOf(program: string, parameters: string[]): string {
  try {
    execFileSync(program, parameters, { stdio: "pipe", encoding: "utf8" });
    return "";
  } catch (error) {
    const { message, stderr } = error as { message: string; stderr?: string };
    return stderr || message;
  }
}

/** Whether a program is on this machine; where it is not, its configuration is not tried. */
function isThere(program: string, question: string): boolean {
  return complaintOf(program, [question]) === "";
}

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const read = (name: string) => readFileSync(path.join(FOLDER, name), "utf8");

test.skipIf(!isThere("systemd-analyze", "--version"))("is accepted by systemd", () => {
  const name = "gemma-luce.service";
  const unit = read(name).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
  expect(complaintOf("systemd-analyze", ["verify", write(name, unit)])).toBe("");
});

test.skipIf(!isThere("caddy", "version"))("is accepted by Caddy", () => {
  const file = path.join(FOLDER, "Caddyfile");
  const validate = ["validate", "--adapter", "caddyfile", "--config", file];
  expect(complaintOf("caddy", validate)).toBe("");
});

test.skipIf(!isThere("nginx", "-v") || !isThere("openssl", "version"))(
  "nginx takes its file",
  () => {
    const [key, certificate] = ["key.pem", "cert.pem"].map((name) => path.join(folder, name));
    const made = ["-keyout", String(key), "-out", String(certificate), "-subj", "/CN=shop.example"];
    expect(complaintOf("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...made])).toBe(
      "",
    );
    const site = read("nginx.conf")
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
      .replace(/\/var\/log\/nginx/g, folder);
    // Where it would keep what passes through: nobody but root may write to its own folders.
    const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (what) => `${what}_temp_path ${path.join(folder, what)};`,
    );
    const http = ["access_log off;", ...kept, `include ${write("site.conf", site)};`];
    const whole = `events {}\nhttp { ${http.join(" ")} }\n`;
    const parameters = ["-t", "-q", "-p", folder, "-c", write("nginx.conf", whole)];
    expect(complaintOf("nginx", ["-g", `pid ${folder}/pid;`, "-e", "stderr", ...parameters])).toBe(
      "",
    );
  },
);

const withoutComments = (text: string) => text.replace(/^[ \t]*#.*\n/gm, "");

/** What nginx would write of a query, or of the page before, which may have one. */
const TELLS_A_QUERY = /\$(request\b(?!_)|request_uri|args|arg_|query_string|is_args|http_referer)/;

test("logs no query string in nginx", () => {
  const site = withoutComments(read("nginx.conf"));
  const formats = [...site.matchAll(/log_format (\S+) ([^;]+);/g)];
  expect(formats.map(([, name]) => name)).toEqual(["without_query"]);
  for (const [, , format] of formats) expect(format).not.toMatch(TELLS_A_QUERY);
  const servers = site.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    const logs = [...server.matchAll(/^\s*(access_log|error_log) \S+ (\S+);/gm)];
    expect(logs.map(([, kind, how]) => [kind, how])).toEqual([
      ["access_log", "without_query"],
      // Below this level its lines repeat the requests that met a fault.
      ["error_log", "crit"],
    ]);
  }
});

test.each(["$request", "$request_uri", "$args", "$arg_id", "$query_string", "$http_referer"])(
  "a format with %s would be noticed",
  (variable) => {
    expect(`'$remote_addr ${variable} $status'`).toMatch(TELLS_A_QUERY);
  },
);

test("logs no query string in Caddy, neither of requests nor of errors", () => {
  const file = withoutComments(read("Caddyfile"));
  const logs = [...file.matchAll(/^\tlog \{\n([\s\S]*?)^\t\}$/gm)].map(([, log = ""]) => log);
  // The first stands in the global options: what goes wrong with a request is logged there, whatever the site says.
  expect(logs).toHaveLength(2);
  expect(file.trimStart().startsWith("{\n\tlog {")).toBe(true);
  for (const log of logs) {
    const [, pattern = "nothing"] = /request>uri regexp (\S+) ""$/m.exec(log) ?? [];
    const address = "/confirmation?id=23178284&clientTransactionId=GL-1-a?b";
    expect(address.replace(new RegExp(pattern), "")).toBe("/confirmation");
    expect(log).toMatch(/^\s*request>headers delete$/m);
  }
  expect(logs[1]).toMatch(/^\s*resp_headers delete$/m);
});
