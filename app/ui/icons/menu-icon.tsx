import { Icon, type IconProps } from "./icon.tsx";

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7.5h17M3.5 12h17M3.5 16.5h11" />
    </Icon>
  );
}
