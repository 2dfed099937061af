import { expect, test } from "vitest";
import { isBackupDue, isBackupMissing } from "./is-backup-due.ts";

const at = (time: string) => new Date(time);

test("is due without any backup", () => {
  expect(isBackupDue([], at("2026-11-21T20:00:00Z"))).toBe(true);
});

test("is due once a day from 3:00 in Ecuador", () => {
  const taken = [at("2026-11-20T08:00:05Z")];
  expect(isBackupDue(taken, at("2026-11-21T07:59:59Z"))).toBe(false);
  expect(isBackupDue(taken, at("2026-11-21T08:00:00Z"))).toBe(true);
  expect(isBackupDue([...taken, at("2026-11-21T08:00:00Z")], at("2026-11-21T08:10:00Z"))).toBe(
    false,
  );
});

test("ignores a backup from the future", () => {
  const future = at("2031-01-01T08:00:00Z");
  expect(isBackupDue([future], at("2026-11-21T08:00:00Z"))).toBe(true);
  expect(isBackupDue([future, at("2026-11-21T08:00:05Z")], at("2026-11-21T09:00:00Z"))).toBe(false);
});

test("is missing from 4:00 in Ecuador, when it was not taken since 3:00", () => {
  const yesterday = at("2026-11-20T23:00:00Z");
  expect(isBackupMissing([yesterday], at("2026-11-21T08:59:59Z"))).toBe(false);
  expect(isBackupMissing([yesterday], at("2026-11-21T09:00:00Z"))).toBe(true);
  expect(isBackupMissing([yesterday, at("2026-11-21T08:59:00Z")], at("2026-11-21T09:00:00Z"))).toBe(
    false,
  );
  expect(isBackupMissing([], at("2026-11-21T08:30:00Z"))).toBe(true);
});
