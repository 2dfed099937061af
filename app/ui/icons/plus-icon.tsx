import { Icon, type IconProps } from "./icon.tsx";

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 12h11M12 6.5v11" />
    </Icon>
  );
}
