import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Revalidate the page when the window gets the focus. */
export function useRevalidateOnFocus(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    window.addEventListener("focus", revalidate);
    return () => window.removeEventListener("focus", revalidate);
  }, [revalidate]);
}
