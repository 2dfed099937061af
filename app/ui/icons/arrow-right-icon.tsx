import { Icon, type IconProps } from "./icon.tsx";

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 12h17m-5.5-5.5L20.5 12 15 17.5" />
    </Icon>
  );
}
