import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { OPEN_CHECKOUT_EVENT } from "../bag/open-checkout.ts";

/** Navigate to checkout on the `openCheckout` event (specification section 2). */
export function useOpenCheckout() {
  const navigate = useNavigate();
  const localizedPath = useLocalizedPath();
  useEffect(() => {
    const goToCheckout = () => navigate(localizedPath("/checkout"));
    window.addEventListener(OPEN_CHECKOUT_EVENT, goToCheckout);
    return () => window.removeEventListener(OPEN_CHECKOUT_EVENT, goToCheckout);
  }, [navigate, localizedPath]);
}
