import type { SupervisorMessage } from "./supervisor-messages.ts";
import { SupervisorMessageSchema } from "./supervisor-messages.ts";

type Handlers = {
  onMessage(message: Exclude<SupervisorMessage, { type: "stop" }>): void;
  /** Stops the process gracefully. Called once. */
  onStop(): Promise<void>;
};

/**
 * Stop this process on the supervisor's message, and at once when the supervisor has ended. Signals are ignored: Ctrl+C and systemd signal
 * the whole group, and the supervisor handles them.
 */
export function followSupervisor({ onMessage, onStop }: Handlers): void {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  let isStopping = false;
  process.on("message", (value) => {
    const message = SupervisorMessageSchema.parse(value);
    if (message.type !== "stop") return onMessage(message);
    if (isStopping) return;
    isStopping = true;
    onStop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  });
  // Acknowledged writes are on the disk, and a new start needs the data folder unlocked.
  process.on("disconnect", () => process.exit(1));
}
