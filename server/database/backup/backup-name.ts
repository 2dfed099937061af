const NAME = /^gemma-luce-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

/** Return the folder name of a backup: sorted by time, and valid in every file system. */
export function backupName(takenAt: Date): string {
  return `gemma-luce-${takenAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** Return the time of a backup from its folder name; null for any other name. */
export function takenAtOf(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (!day) return null;
  const moment = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
