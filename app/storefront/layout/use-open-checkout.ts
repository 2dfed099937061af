import { useEffect } from "react";
import { useNavigate } from "react-router";
import { OPEN_CHECKOUT_EVENT } from "../bag/open-checkout.ts";

/** Leads to checkout whenever the page-wide event is raised (specification section 2). */
export function useOpenCheckout() {
  const navigate = useNavigate();
  useEffect(() => {
    const goToCheckout = () => navigate("/checkout");
    window.addEventListener(OPEN_CHECKOUT_EVENT, goToCheckout);
    return () => window.removeEventListener(OPEN_CHECKOUT_EVENT, goToCheckout);
  }, [navigate]);
}
