import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Bearer } from "#app/data/server/staff-gate.ts";
import type { SetupTask } from "#app/domain/shop/setup-task.ts";
import { backupName } from "../database/backup/backup-name.ts";
import { createLogger } from "../runtime/logger.ts";
import { serviceRoutes } from "./service-routes.ts";
import { staffApi } from "./staff-api.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gemma-luce-service-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function read(backupFolder: string | null, bearer: Bearer = { kind: "staff", userId: "owner" }) {
  const store = { countLateMails: async () => 3 };
  const findTasks = async (): Promise<SetupTask[]> => ["seller"];
  const gate = { identify: async () => bearer };
  return staffApi(gate, createLogger("silent"))
    .route("/", serviceRoutes({ store, backupFolder, countInconsistencies: () => 2, findTasks }))
    .request("/service", { headers: { authorization: "Bearer token" } });
}

test("says how many emails are late, whether the last night's backup is missing, what contradicts, and what is left to set up", async () => {
  const answer = async (of: string | null) => (await read(of)).json();
  const setup = ["seller"];
  expect(await answer(null)).toEqual({
    lateMails: 3,
    isBackupMissing: false,
    inconsistencies: 2,
    setup,
  });
  expect(await answer(folder)).toEqual({
    lateMails: 3,
    isBackupMissing: true,
    inconsistencies: 2,
    setup,
  });
  await mkdir(join(folder, backupName(new Date())));
  expect(await answer(folder)).toEqual({
    lateMails: 3,
    isBackupMissing: false,
    inconsistencies: 2,
    setup,
  });
});

test("tells staff alone", async () => {
  expect((await read(null, { kind: "stranger" })).status).toBe(403);
});
