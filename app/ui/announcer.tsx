import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { LiveRegion } from "./live-region.tsx";

const Announce = createContext<(text: string) => void>(() => {});

/** A live region for what is below it. It outlives each text: many screen readers miss a region that appears with its text. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState("");
  return (
    <Announce value={setText}>
      {children}
      <LiveRegion>{text}</LiveRegion>
    </Announce>
  );
}

/** Announce a text, unless it is empty, in the `Announcer` above. */
export function useAnnouncement(text: string) {
  const announce = use(Announce);
  useEffect(() => {
    if (text === "") return;
    announce(text);
    return () => announce("");
  }, [announce, text]);
}
