import { Icon, type IconProps } from "./icon.tsx";

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.8 6.5h11v10.3h-11zM13.8 10h4l3.4 3.3v3.5h-7.4z" />
      <circle cx="7" cy="17.5" r="1.8" />
      <circle cx="17.3" cy="17.5" r="1.8" />
    </Icon>
  );
}
