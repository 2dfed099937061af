import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { MAX_PROOF_BYTES } from "#app/domain/payment/payment-proof.ts";
import { MAX_PICTURE_BYTES } from "#app/domain/picture/picture-upload.ts";
import { SECRET_SECTIONS } from "#app/route-patterns.ts";
import { clientIp } from "#server/http/client-ip.ts";
import { STOP_TIMEOUT_MS } from "#server/processes/run-supervisor.ts";

const FOLDER = "docs/deploy";
const folder = mkdtempSync(path.join(os.tmpdir(), "gemma-luce-deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Return the error message of the program that reads a file; empty if it accepts the file. */
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

test("keeps the database's socket where systemd removes nothing by its age", () => {
  const unit = read("gemma-luce.service");
  const [, name] = /^RuntimeDirectory=(\S+)$/m.exec(unit) ?? [];
  const [, temporary] = /^Environment=TMPDIR=(\S+)$/m.exec(unit) ?? [];
  expect(name).toBeTruthy();
  expect(temporary).toBe(`/run/${name}`);
});

test.each([
  ["gemma-luce.service", /^TimeoutStopSec=(\d+)$/m],
  ["compose.yaml", /^ +stop_grace_period: (\d+)s$/m],
])("%s gives the shop the time that it takes to stop", (name, pattern) => {
  const [, seconds] = pattern.exec(read(name)) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(STOP_TIMEOUT_MS);
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
    // Its temporary folders: the default ones need root.
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

/** Variables of nginx that contain a query, also that of the page before. */
const TELLS_A_QUERY = /\$(request\b(?!_)|request_uri|args|arg_|query_string|is_args|http_referer)/;

/** Variables with the whole path: some paths alone open an order. */
const TELLS_A_PATH = /\$(uri|document_uri|request_filename|request)\b/;

/** Paths with a secret, and what a log may hold of them; then paths that are logged as they are. */
const LOGGED_PATHS = [
  ["/orders/GL-1-a", "/orders"],
  ["/es/orders/GL-1-a/proof", "/es/orders"],
  ["/ORDERS/GL-1-a.data", "/ORDERS"],
  ["/pay/token", "/pay"],
  ["/es/review/token", "/es/review"],
  ["/back-in-stock/id.data", "/back-in-stock"],
  ["/es/newsletter/id", "/es/newsletter"],
  ["/orders", "/orders"],
  ["/es/payments", "/es/payments"],
  ["/products/silk-blouse/reviews", "/products/silk-blouse/reviews"],
] as const;

test("names every page whose path is secret", () => {
  const covered = LOGGED_PATHS.map(([, kept]) => kept.replace(/^\/es/, ""));
  expect(SECRET_SECTIONS).toHaveLength(5);
  for (const section of SECRET_SECTIONS) expect(covered).toContain(`/${section}`);
});

test.each(LOGGED_PATHS)("nginx logs %s as %s", (uri, logged) => {
  const site = withoutComments(read("nginx.conf"));
  expect(/log_format [^;]+;/.exec(site)?.[0]).toContain("$logged_path");
  const [, from, entries = ""] = /^map (\$\w+) \$logged_path \{\n([^}]*)\}$/m.exec(site) ?? [];
  expect(from).toBe("$uri");
  expect(entries).toMatch(/^\s*default \$uri;$/m);
  const [, pattern = "", value = ""] = /^\s*"?~\*([^"\s]+)"? (\S+);$/m.exec(entries) ?? [];
  const kept = new RegExp(pattern, "i").exec(uri)?.groups?.[value.slice(1)];
  expect(kept ?? uri).toBe(logged);
});

test("logs no query string in nginx", () => {
  const site = withoutComments(read("nginx.conf"));
  const formats = [...site.matchAll(/log_format (\S+) ([^;]+);/g)];
  expect(formats.map(([, name]) => name)).toEqual(["without_query"]);
  for (const [, , format] of formats) {
    expect(format).not.toMatch(TELLS_A_QUERY);
    expect(format).not.toMatch(TELLS_A_PATH);
  }
  const servers = site.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    const logs = [...server.matchAll(/^\s*(access_log|error_log) \S+ (\S+);/gm)];
    expect(logs.map(([, kind, how]) => [kind, how])).toEqual([
      ["access_log", "without_query"],
      // At lower levels its lines repeat the failed requests.
      ["error_log", "crit"],
    ]);
  }
});

test.each(["$uri", "$document_uri", "$request"])(
  "a format with %s would be noticed",
  (variable) => {
    expect(`'$remote_addr ${variable} $status'`).toMatch(TELLS_A_PATH);
  },
);

test.each(["$request", "$request_uri", "$args", "$arg_id", "$query_string", "$http_referer"])(
  "a format with %s would be noticed",
  (variable) => {
    expect(`'$remote_addr ${variable} $status'`).toMatch(TELLS_A_QUERY);
  },
);

test("logs no query string in Caddy, neither of requests nor of errors", () => {
  const file = withoutComments(read("Caddyfile"));
  const logs = [...file.matchAll(/^\tlog \{\n([\s\S]*?)^\t\}$/gm)].map(([, log = ""]) => log);
  // The first is in the global options: errors of requests are logged there, not in the site's log.
  expect(logs).toHaveLength(2);
  expect(file.trimStart().startsWith("{\n\tlog {")).toBe(true);
  for (const log of logs) {
    const [, pattern = "nothing", kept = ""] = /request>uri regexp (\S+) (\$1)$/m.exec(log) ?? [];
    const asLogged = (uri: string) => uri.replace(new RegExp(pattern, "g"), kept);
    const address = "/confirmation?id=23178284&clientTransactionId=GL-1-a?b";
    expect(asLogged(address)).toBe("/confirmation");
    expect(asLogged("/es/orders/GL-1-a/proof?proof=received")).toBe("/es/orders");
    for (const [uri, logged] of LOGGED_PATHS) expect(asLogged(uri)).toBe(logged);
    expect(log).toMatch(/^\s*request>headers delete$/m);
  }
  expect(logs[1]).toMatch(/^\s*resp_headers delete$/m);
});

test("redirects www to the shop in both proxies, and listens on IPv6", () => {
  const [http = "", https = ""] = withoutComments(read("nginx.conf"))
    .split(/^server \{/m)
    .slice(1);
  for (const server of [http, https]) {
    expect(server).toContain("server_name shop.example www.shop.example;");
    expect(server).toContain("return 301 https://shop.example$request_uri;");
    const listened = [...server.matchAll(/listen (\[::\]:)?(\d+.*);/g)];
    expect(listened.map(([, ipv6]) => ipv6)).toEqual([undefined, "[::]:"]);
    expect(listened[0]?.[2]).toBe(listened[1]?.[2]);
  }
  expect(https).toContain("if ($host != shop.example)");
  const caddy = read("Caddyfile");
  expect(caddy).toMatch(/^shop\.example, www\.shop\.example \{$/m);
  expect(caddy).toContain("@www host www.shop.example\n\tredir @www https://shop.example{uri}");
});

/** What nginx sends as X-Forwarded-For of a request from `remote`, which names `incoming` there. */
function forwardedBy(incoming: string, remote: string): string {
  const [, value = ""] = /proxy_set_header X-Forwarded-For (\S+);/.exec(read("nginx.conf")) ?? [];
  const together = [incoming, remote].filter(Boolean).join(", ");
  return value
    .replace("$proxy_add_x_forwarded_for", together)
    .replace("$remote_addr", remote)
    .replace("$http_x_forwarded_for", incoming);
}

test("counts shoppers behind nginx by their own address, with a CDN before it or without", () => {
  const [shopper, forged, cdn] = ["203.0.113.7", "192.0.2.1", "198.51.100.4"];
  expect(clientIp("127.0.0.1", forwardedBy("", shopper), 1)).toBe(shopper);
  expect(clientIp("127.0.0.1", forwardedBy(forged, shopper), 1)).toBe(shopper);
  expect(clientIp("127.0.0.1", forwardedBy(shopper, cdn), 2)).toBe(shopper);
  expect(clientIp("127.0.0.1", forwardedBy(`${forged}, ${shopper}`, cdn), 2)).toBe(shopper);
});

test("says in the Caddyfile how to keep what a CDN forwards", () => {
  expect(read("Caddyfile")).toMatch(/^\t\t# trusted_proxies \S+/m);
  expect(read("vm.md")).toContain("trusted_proxies");
});

test("takes every file through nginx that the shop takes", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read("nginx.conf")) ?? [];
  const form = 16 * 1024;
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(
    Math.max(MAX_PROOF_BYTES, MAX_PICTURE_BYTES) + form,
  );
});
