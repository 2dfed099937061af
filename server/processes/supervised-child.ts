import type { SupervisorMessage } from "./messages.ts";
import { SupervisorMessageSchema } from "./messages.ts";

type Handlers = {
  onMessage(message: Exclude<SupervisorMessage, { type: "stop" }>): void;
  /** Ends the process in order. Called once. */
  onStop(): Promise<void>;
};

/**
 * Puts this process under its supervisor: it stops when the supervisor says so, and at once when the supervisor is gone.
 * Signals reach the supervisor too (Ctrl+C and systemd signal the whole group), so they are left to it.
 */
export function obeySupervisor({ onMessage, onStop }: Handlers): void {
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
  // Whatever was acknowledged is on the disk, and a new start must find the data folder free.
  process.on("disconnect", () => process.exit(1));
}
