import { Icon, type IconProps } from "./icon.tsx";

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 12h11" />
    </Icon>
  );
}
