import { Icon, type IconProps } from "./icon.tsx";

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 12h-17M9 6.5 3.5 12 9 17.5" />
    </Icon>
  );
}
