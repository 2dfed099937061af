const NAME = /^gemma-luce-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

/** Takes the moment a backup was taken and returns its folder's name: in order of time, and allowed on every disk. */
export function backupName(takenAt: Date): string {
  return `gemma-luce-${takenAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** Takes a folder's name and returns when that backup was taken; null for a name that is none of ours. */
export function takenAtOf(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (!day) return null;
  const moment = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
