import { useNavigation } from "react-router";
import { Button, type ButtonProps } from "#app/ui/button.tsx";

/** The button of a router's form, which ignores presses while the answer is awaited. */
export function SubmitButton(props: ButtonProps) {
  const isBusy = useNavigation().state !== "idle";
  return <Button type="submit" isInactive={isBusy} {...props} />;
}
