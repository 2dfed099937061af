/** Return whether a process of this machine, or container, runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
