import { Icon, type IconProps } from "./icon.tsx";

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.2V3.6m-4 4 4-4 4 4M6.2 11.4H4.8v9h14.4v-9h-1.4" />
    </Icon>
  );
}
