/** Lets so many in at a time and turns the others away, so that a crowd waits outside and not in our memory. */
export type WorkGate = {
  /** Returns the function to call when leaving, or null when there is no room. */
  enter(): (() => void) | null;
  /** How many are inside. */
  readonly inside: number;
};

/** Takes how many there is room for. */
export function createWorkGate(room: number): WorkGate {
  let inside = 0;
  return {
    enter() {
      if (inside >= room) return null;
      inside += 1;
      let hasLeft = false;
      return () => {
        if (!hasLeft) inside -= 1;
        hasLeft = true;
      };
    },
    get inside() {
      return inside;
    },
  };
}
