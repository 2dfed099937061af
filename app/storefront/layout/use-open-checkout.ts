import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useAddress } from "#app/ui/use-address.ts";
import { OPEN_CHECKOUT_EVENT } from "../bag/open-checkout.ts";

/** Leads to checkout whenever the page-wide event is raised (specification section 2). */
export function useOpenCheckout() {
  const navigate = useNavigate();
  const addressOf = useAddress();
  useEffect(() => {
    const goToCheckout = () => navigate(addressOf("/checkout"));
    window.addEventListener(OPEN_CHECKOUT_EVENT, goToCheckout);
    return () => window.removeEventListener(OPEN_CHECKOUT_EVENT, goToCheckout);
  }, [navigate, addressOf]);
}
