import type { ReactNode } from "react";
import { useLocation } from "react-router";

/** Why a posted form failed. Each post has a location of its own, so that an equal failure is announced again. */
export function FormFailure({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <p key={key} role="alert" className="border-oxblood border-l-2 py-2 pl-4 text-oxblood">
      {children}
    </p>
  );
}
